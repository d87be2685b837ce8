import { type HttpError, useListContext } from 'ra-core'
import { sortFor } from '../../../model/lists/listState'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { useErrorWords } from '../../../providers/backend/useErrorWords'
import { Button } from '../../../ui/controls/Button'
import { StateFrame } from '../../../ui/states/StateFrame'
import { useFilterParts, usePartAnswers } from '../state/useFilterParts'
import { WithoutPart } from './WithoutPart'

/** The server refuses the list's address: which condition, with one click to go on without it. */
export function RefusedList({ error }: { readonly error: HttpError }) {
  const { resource, me, translate } = useResourceView()
  const errorText = useErrorWords()
  const { setFilters, setSort } = useListContext()
  const { refused, isPending } = usePartAnswers(useFilterParts(), 'alone')
  return (
    <StateFrame
      scene="noResult"
      title={translate('list.refused.title')}
      text={errorText(error.message)}
    >
      {refused.map(part => (
        <WithoutPart key={part.name} part={part} />
      ))}
      {!isPending && refused.length === 0 && (
        <Button variant="contained" onClick={() => setSort(sortFor(resource, me))}>
          {translate('list.refused.sort')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setFilters({})} i18nKey="list.clearFilters" />
    </StateFrame>
  )
}
