// "(m/w/d)", "H/F", "(m/v/x)": who may apply, which says nothing of the work.
const MARKER =
  /[([]?(?<![\p{L}\p{N}/])[mwfdhxvk](?:\s?[/|*]\s?[mwfdhxvkin]){1,3}(?![\p{L}\p{N}/])[)\]]?/giu;
const WORDED = /\((?:all genders|alle geschlechter|gn)\)/giu;
// "Entwickler/in", "Entwickler:innen", "Vendeur(se)", "Infirmier·ère", "Enfermero/a".
const ENDING =
  /(?<=\p{L}{3})(?:[/:*_·]-?|\()(?:in|innen|a|as|o|os|e|es|ne|se|euse|rice|trice|ère|iere|ière)(?:\)|(?![\p{L}\p{N}]))/giu;

/** A title without the forms that name its gender: one word stands for all of them. */
export function withoutGenderForms(title: string): string {
  return title.replace(MARKER, " ").replace(WORDED, " ").replace(ENDING, "");
}
