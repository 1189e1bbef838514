import type { ProfileView } from "@/lib/profiles/schema";

/** How complete a profile is, beside other things. */
export function ProfileGlance({ profile: { completion } }: { profile: ProfileView }) {
  return (
    <section className="panel side-panel" aria-labelledby="profile-glance-title">
      <div className="side-head">
        <h2 id="profile-glance-title">Your profile</h2>
        <span>{completion}%</span>
      </div>
      <span className="buoys" aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is nothing but its place
          <i key={index} className={index * 10 < completion ? "on" : undefined} />
        ))}
      </span>
      <p className="side-note">
        Employers see your profile only when you apply. <a href="/app/profile">Open it</a>
      </p>
    </section>
  );
}
