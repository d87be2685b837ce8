import { useResourceView } from '../../../providers/backend/catalogueContext'
import { CopyText } from '../merging/CopyText'
import { DraftBar } from './DraftBar'
import { useDraftPlace } from './useKeeper'
import { useOfferedDraft } from './useOfferedDraft'

/** An unsaved draft of a deleted record, to copy from. */
export function GoneDrafts({ id }: { readonly id: string }) {
  const { resource, translate } = useResourceView()
  const { offered, discard } = useOfferedDraft(useDraftPlace(resource, id))
  if (!offered) return null
  const fields = [...resource.fields.values()].filter(({ name }) => name in offered.values)
  return (
    <DraftBar
      draft={offered}
      title={`${translate('form.draft.gone')}: ${offered.title}`}
      action={<CopyText fields={fields} values={() => offered.values} />}
      onDiscard={() => discard(offered)}
    />
  )
}
