const asItIs = (text: string) => text

/** Labels come from schemas: react-admin's inflected names are never shown. */
export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
}
