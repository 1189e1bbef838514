type Props = {
  templates: readonly { id: string; name: string; isStarter: boolean }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The company's message templates to choose from. */
export function TemplateChoice({ templates, chosen, onChoose }: Props) {
  const groups = [
    ["Your company's", templates.filter(({ isStarter }) => !isStarter)],
    ["Built-in", templates.filter(({ isStarter }) => isStarter)],
  ] as const;
  return (
    <label className="template-choice">
      <span className="label">Template</span>
      <select className="input" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a template</option>
        {groups.map(
          ([label, some]) =>
            some.length > 0 && (
              <optgroup key={label} label={label}>
                {some.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </label>
  );
}
