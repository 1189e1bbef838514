"use client";

import { PictureField } from "@/components/ui/forms/picture-field.client";

type Props = {
  companyId: string;
  hasLogo: boolean;
  maxBytes: number;
  onChanged: (logoUrl: string | null) => void;
};

/** Changes or removes the company's logo. */
export function LogoForm({ companyId, hasLogo, maxBytes, onChanged }: Props) {
  return (
    <PictureField
      id="logo"
      path={`/api/companies/${companyId}/logo`}
      hasPicture={hasLogo}
      maxBytes={maxBytes}
      chooseLabel="Choose Logo"
      removeLabel="Remove Logo"
      onChanged={(response) => {
        onChanged(response ? String(response["logoUrl"]) : null);
        return response ? "Logo updated." : "Logo removed.";
      }}
    />
  );
}
