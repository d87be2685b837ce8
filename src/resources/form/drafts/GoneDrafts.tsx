import { useTranslate } from 'ra-core'
import type { Resource } from '../../../model/resource'
import { CopyText } from '../merging/CopyText'
import { DraftBar } from './DraftBar'
import { useDraftPlace } from './useKeeper'
import { useOffered } from './useOffered'

export interface GoneDraftsProps {
  readonly resource: Resource
  readonly id: string
}

/** What was typed in the form of a record that is no longer there: still to be copied. */
export function GoneDrafts({ resource, id }: GoneDraftsProps) {
  const translate = useTranslate()
  const { offered, discard } = useOffered(useDraftPlace(resource, id))
  if (!offered) return null
  const fields = [...resource.fields.values()].filter(({ name }) => name in offered.values)
  return (
    <DraftBar
      resource={resource}
      draft={offered}
      title={`${translate('app.draft.gone')}: ${offered.title}`}
      action={<CopyText fields={fields} values={() => offered.values} />}
      onDiscard={() => discard(offered)}
    />
  )
}
