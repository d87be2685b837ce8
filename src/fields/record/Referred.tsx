import Lock from '@mui/icons-material/LockOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { numbered } from '../../i18n/labels'
import type { Resource } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResources } from '../../providers/backend/catalogueContext'
import { broughtTitleKey, TITLE, titleMeta } from '../../providers/dataProvider/listTitles'
import { clipping } from '../display/clipping'
import { useReferred, useTitleOf } from './recordTitle'

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

/** Suspends until the target's schema is loaded with its own targets, except for a title that a list brought along. */
function useTitle({ target, id }: ReferredProps) {
  const language = useLanguage()
  const key = broughtTitleKey(target.name, id, language)
  const [brought] = useQueryClient().getQueryData<readonly object[]>(key) ?? []
  useResources([target.name], brought && TITLE in brought ? 'alone' : 'beside')
  const { record, isPending, isHidden } = useReferred(target, id, titleMeta(language))
  const titleOf = useTitleOf()
  const text = record ? titleOf(target, record) : numbered(target.schema.label, id, language)
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
