"use client";

import { Notice } from "@/components/ui/notice";

/** Shown when the profile could not be read. */
export default function ProfileError() {
  return (
    <div className="wrap py-16">
      <h1 className="mb-4">My Profile</h1>
      <Notice tone="bad" role="alert">
        <p>Failed to fetch profile</p>
        <button
          type="button"
          className="btn btn-outline btn-sm mt-2"
          onClick={() => location.reload()}
        >
          Retry
        </button>
      </Notice>
    </div>
  );
}
