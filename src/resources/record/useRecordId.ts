import { useParams } from 'ra-core'
import { pathIdOf } from '../../providers/navigation/publicUrls'

/** The decoded id in the address; it may contain dots and slashes. */
export function useRecordId(): string {
  const { id = '' } = useParams()
  return pathIdOf(id)
}
