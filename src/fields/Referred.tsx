import { LinkBase, useCreatePath } from 'ra-core'
import type { Resource } from '../model/resource'
import { useLanguage } from '../providers/backendContext'
import { titleOf, useReferred } from './recordTitle'

interface ReferredProps {
  readonly target: Resource
  readonly id: string | number
}

/** The title of another record; its key where one may not see it. */
export function ReferredTitle({ target, id }: ReferredProps) {
  const language = useLanguage()
  const { record, isPending } = useReferred(target, id)
  if (isPending) return <span className="f-none">…</span>
  return <bdi>{record ? titleOf(target, record, language) : String(id)}</bdi>
}

/** The same, leading to its page. */
export function ReferredLink({ target, id }: ReferredProps) {
  const { record } = useReferred(target, id)
  const createPath = useCreatePath()
  const title = <ReferredTitle target={target} id={id} />
  if (!record) return title
  return (
    <LinkBase className="f-link" to={createPath({ resource: target.name, type: 'show', id })}>
      {title}
    </LinkBase>
  )
}
