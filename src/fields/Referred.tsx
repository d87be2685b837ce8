import { LinkBase, useCreatePath } from 'ra-core'
import type { Resource } from '../model/resource'
import { useLanguage } from '../providers/backendContext'
import { clipping } from './clipping'
import { plainTitle, useReferred } from './recordTitle'

interface ReferredProps {
  readonly target: Resource
  readonly id: string | number
}

/** The title of another record; its key where one may not see it. */
export function ReferredTitle(props: ReferredProps) {
  const { text } = useTitle(props)
  return text === undefined ? <Pending /> : <bdi>{text}</bdi>
}

/** The same where it stands alone and may be cut: at its own end, whatever the page's direction. */
export function ReferredText(props: ReferredProps) {
  const { text } = useTitle(props)
  return text === undefined ? <Pending /> : <span {...clipping(text)}>{text}</span>
}

/** The same, leading to its page. */
export function ReferredLink(props: ReferredProps) {
  const { text, isFound } = useTitle(props)
  const createPath = useCreatePath()
  if (text === undefined) return <Pending />
  if (!isFound) return <bdi>{text}</bdi>
  const { target, id } = props
  return (
    <LinkBase
      {...clipping(text, 'f-link')}
      to={createPath({ resource: target.name, type: 'show', id })}
    >
      {text}
    </LinkBase>
  )
}

function useTitle({ target, id }: ReferredProps) {
  const language = useLanguage()
  const { record, isPending } = useReferred(target, id)
  const text = record ? plainTitle(target, record, language) : String(id)
  return { text: isPending ? undefined : text, isFound: record !== undefined }
}

const Pending = () => <span className="f-none">…</span>
