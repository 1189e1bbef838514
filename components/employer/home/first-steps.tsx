import { LinkButton } from "@/components/ui/button";

type Step = { title: string; text: string; href: string; action: string; isDone: boolean };
type Props = { hasCompany: boolean; isVerified: boolean; hasJobs: boolean };

function steps({ hasCompany, isVerified, hasJobs }: Props): Step[] {
  return [
    {
      title: "Create your company",
      text: "Its name, its website and a few words. Or join one that is here already.",
      ...{ href: "/employer/profile", action: "Create Company", isDone: hasCompany },
    },
    {
      title: "Post your first job",
      text: "Write it now and decide later. Drafts are kept.",
      ...{ href: "/employer", action: "Post a Job", isDone: hasJobs },
    },
    {
      title: "Verify your company",
      text: "A link to an address at your domain. Your jobs go live without waiting for us.",
      ...{ href: "/employer/profile#verification", action: "Verify", isDone: isVerified },
    },
  ];
}

/** What a new company does first; the next step is lit. */
export function FirstSteps(props: Props) {
  const all = steps(props);
  const next = all.findIndex(({ isDone }) => !isDone);
  return (
    <section className="panel first-steps" aria-labelledby="steps-title">
      <h2 id="steps-title">First steps</h2>
      <ol>
        {all.map(({ title, text, href, action, isDone }, index) => (
          <li key={title} data-done={isDone || undefined}>
            <div className="waiting-words">
              <h3>
                {title}
                {index === next && <span className="beacon" />}
                {isDone && <span className="badge badge-good ml-2">Done</span>}
              </h3>
              <p>{text}</p>
            </div>
            {!isDone && (
              <LinkButton href={href} variant={index === next ? "primary" : "outline"}>
                {action}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
