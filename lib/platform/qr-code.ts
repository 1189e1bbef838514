import "server-only";
import { create } from "qrcode";

/**
 * The QR code of a text, which phones read even when an eighth of it is dirty: `size` modules on each
 * side, and the dark ones as an SVG path in units of a module.
 */
export function drawQrCode(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let index = 0; index < data.length; index++) {
    if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  }
  return { size, path };
}
