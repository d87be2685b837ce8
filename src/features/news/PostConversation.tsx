import type { SlotProps } from '../../ui/features/slotProps'
import { Comments } from './Comments'
import { Readings } from './Readings'

/** Read confirmation and comments. */
export function PostConversation({ record = {} }: SlotProps) {
  return (
    <>
      <Readings post={Number(record.ID_NOTICIA)} author={record.AUTOR} />
      <Comments post={Number(record.ID_NOTICIA)} isOpen={record.COMENTABLE !== false} />
    </>
  )
}
