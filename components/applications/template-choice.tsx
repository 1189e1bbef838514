type Props = {
  templates: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The company's message templates to choose from. */
export function TemplateChoice({ templates, chosen, onChoose }: Props) {
  return (
    <label className="template-choice">
      <span className="label">Template</span>
      <select className="input" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a template</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
