import Lock from '@mui/icons-material/LockOutlined'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { numbered } from '../../i18n/labels'
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

/** The title of another record; without access its kind and key, with a lock. */
export function ReferredTitle(props: ReferredProps) {
  const title = useTitle(props)
  if (title.text === undefined) return <Pending />
  return (
    <bdi>
      <Title {...title} />
    </bdi>
  )
}

/** The title alone, truncated at its own end whatever the page's direction. */
export function ReferredText(props: ReferredProps) {
  const title = useTitle(props)
  if (title.text === undefined) return <Pending />
  return (
    <span {...clipping(title.text)}>
      <Title {...title} />
    </span>
  )
}

export function ReferredLink(props: ReferredProps) {
  const title = useTitle(props)
  const createPath = useCreatePath()
  const { text, isFound } = title
  if (text === undefined || !isFound) return <ReferredTitle {...props} />
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
  const { record, isPending, isHidden } = useReferred(target, id, titleMeta(language))
  const text = record
    ? titleIn(target, record, language)
    : numbered(target.schema.label, id, language)
  return { text: isPending ? undefined : text, isFound: record !== undefined, isHidden }
}

function Title({ text, isHidden }: Omit<ReturnType<typeof useTitle>, 'isFound'>) {
  const translate = useTranslate()
  if (!isHidden) return text
  return (
    <>
      <Lock fontSize="inherit" titleAccess={translate('app.common.notVisible')} /> {text}
    </>
  )
}

const Pending = () => <span className="f-none">…</span>
