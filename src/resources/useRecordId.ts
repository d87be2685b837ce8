import { useParams } from 'ra-core'
import { idOf } from '../providers/publicUrls'

/** The id in the address, as react-admin writes it: encoded, dots and slashes included. */
export function useRecordId(): string {
  const { id = '' } = useParams()
  return idOf(id)
}
