import { labels, outlines, schemas } from 'virtual:catalogue'
import { translateLabels, translateSchema } from './i18n/schemaTexts'
import { lazyCatalogue } from './providers/backend/lazyCatalogue'

/** Features in the browser that schemas use. */
export const usedFeatures = outlines.map(({ words: { name }, features = [] }) => ({
  name,
  features,
}))

translateLabels(
  outlines.map(({ words }) => words),
  labels,
)

/** Every resource by its outline; a page loads the schemas it draws. */
export const appCatalogue = lazyCatalogue(outlines, name => {
  const load = schemas[name]
  if (!load) throw new Error(`there is no schema "${name}"`)
  return translateSchema(name, load)
})
