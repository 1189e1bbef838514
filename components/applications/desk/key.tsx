/** The key of a button; screen readers hear of it from the button's `aria-keyshortcuts`. */
export function Key({ name }: { name: string }) {
  return (
    <span className="shortcut" aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
