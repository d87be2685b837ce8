const asItIs = (text: string) => text

/** Labels come from schemas: what react-admin would make of a name is never shown. */
export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
}
