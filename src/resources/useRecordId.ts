import { useParams } from 'ra-core'

/** The id in the address, as react-admin writes it: encoded, dots and slashes included. */
export function useRecordId(): string {
  const { id = '' } = useParams()
  try {
    return decodeURIComponent(id)
  } catch {
    // A per cent sign of its own: it was decoded already.
    return id
  }
}
