import { useMe } from './backendContext'
import { useResource } from './catalogueContext'
import { useTexts } from './useTexts'

/** Context of a part of a generated page: its resource, the reader, and texts in the reader's language. */
export const useResourceView = () => ({ resource: useResource(), me: useMe(), ...useTexts() })
