import { useGetList, useListContext, useTranslate } from 'ra-core'
import { ValueChip } from '../../fields/display/ValueChip'
import { useMe } from '../../providers/backend/backendContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import type { SlotProps } from '../../ui/features/slotProps'

/** Whether this person confirmed reading a post; one request for all rows of the list. */
export function ReadMark({ record = {} }: SlotProps) {
  const translate = useTranslate()
  const me = useMe()
  const { data: posts = [] } = useListContext()
  const ids = posts.map(({ id }) => id)
  const { data } = useGetList(
    'post-readings',
    firstOfList('ID_LECTURA desc', Math.max(1, ids.length), { ID_NOTICIA: ids, USUARIO: me.ID }),
    { enabled: ids.length > 0 },
  )
  // Authors do not confirm their own posts, and unpublished posts have no confirmation.
  if (!data || record.AUTOR === me.ID || isToCome(record.PUBLICADO)) return null
  return data.some(({ ID_NOTICIA }) => ID_NOTICIA === record.ID_NOTICIA) ? (
    <ValueChip colour="success">{translate('blog.isRead')}</ValueChip>
  ) : (
    <ValueChip>{translate('blog.toRead')}</ValueChip>
  )
}

const isToCome = (at: unknown) => String(at ?? '') > new Date().toISOString()
