import { LinkBase, useCreatePath } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResources } from '../../providers/backend/catalogueContext'
import { titleMeta } from '../../providers/dataProvider/listTitles'
import { clipping } from '../display/clipping'
import { titleIn, useReferred } from './recordTitle'

interface ReferredProps {
  readonly target: Resource
  readonly id: string | number
}

/** The title of another record; its key without access. */
export function ReferredTitle(props: ReferredProps) {
  const { text } = useTitle(props)
  return text === undefined ? <Pending /> : <bdi>{text}</bdi>
}

/** The title alone, truncated at its own end whatever the page's direction. */
export function ReferredText(props: ReferredProps) {
  const { text } = useTitle(props)
  return text === undefined ? <Pending /> : <span {...clipping(text)}>{text}</span>
}

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

/** Suspends until the target's schema is loaded: a schema loaded beside another has no targets yet. */
function useTitle({ target, id }: ReferredProps) {
  useResources([target.name])
  const language = useLanguage()
  const { record, isPending } = useReferred(target, id, titleMeta(language))
  const text = record ? titleIn(target, record, language) : String(id)
  return { text: isPending ? undefined : text, isFound: record !== undefined }
}

const Pending = () => <span className="f-none">…</span>
