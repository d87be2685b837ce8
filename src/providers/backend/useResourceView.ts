import { useTranslate } from 'ra-core'
import { useLanguage, useMe } from './backendContext'
import { useResource } from './catalogueContext'
import { useLabels } from './labels'

/** What a part of a generated page asks for: its resource, the reader, and texts in the reader's language. */
export const useResourceView = () => ({
  resource: useResource(),
  me: useMe(),
  language: useLanguage(),
  translate: useTranslate(),
  labels: useLabels(),
})
