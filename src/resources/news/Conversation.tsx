import './news.css'
import type { SlotProps } from '../slots'
import { Comments } from './Comments'
import { Readings } from './Readings'

/** What readers give back: that they have read it, and what they say. */
export function Conversation({ record = {} }: SlotProps) {
  return (
    <>
      <Readings post={Number(record.ID_NOTICIA)} author={record.AUTOR} />
      <Comments post={Number(record.ID_NOTICIA)} isOpen={record.COMENTABLE !== false} />
    </>
  )
}
