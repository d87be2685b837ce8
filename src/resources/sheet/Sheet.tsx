import './sheet.css'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'
import { Review } from '../bulk/bulkLater'
import type { Proposal } from '../bulk/proposal'
import { PendingGuard } from '../form/PendingGuard'
import type { Columns } from '../list/useColumns'
import { SheetCell } from './SheetCell'
import { useProposal } from './useProposal'
import { useSheet } from './useSheet'
import { useSheetKeys } from './useSheetKeys'

export interface SheetProps {
  readonly resource: Resource
  readonly columns: Columns
  readonly onLeave: () => void
}

/** The page's rows as a grid to type and paste in; nothing is sent before it was reviewed. */
export function Sheet({ resource, columns, onLeave }: SheetProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const { refetch } = useListContext()
  const fields = columns.shown
  const sheet = useSheet(resource, fields)
  const { state, dispatch, data } = sheet
  const { said, handlers } = useSheetKeys(sheet)
  const { propose, told } = useProposal(resource, state.edits)
  const [proposal, setProposal] = useState<Proposal>()
  const pending = state.edits.size
  const invalid = [...state.edits.values()].filter(({ problem }) => problem).length
  const done = () => {
    setProposal(undefined)
    dispatch({ type: 'clear' })
    void refetch()
  }
  return (
    <>
      <div className="r-toolbar s-tools">
        <p className="s-help">{translate('app.sheet.help')}</p>
        {invalid > 0 && (
          <strong className="s-wrong">{translate('app.sheet.invalid', { number: invalid })}</strong>
        )}
        {pending > 0 ? (
          <>
            <Button color="inherit" onClick={() => dispatch({ type: 'clear' })}>
              {translate('app.sheet.discard')}
            </Button>
            <Button
              variant="contained"
              disabled={invalid > 0}
              onPointerEnter={() => void Review.preload()}
              onClick={() => setProposal(propose())}
            >
              {translate('app.sheet.review', { number: pending })}
            </Button>
          </>
        ) : (
          <Button onClick={onLeave}>{translate('app.sheet.leave')}</Button>
        )}
      </div>
      <p className="p-hidden" role="status">
        {said}
      </p>
      <div className="r-scroll">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved among
          role="grid"
          className="r-table r-compact s-grid"
          aria-label={translate('app.sheet.label', { name: labels.many(resource) })}
          aria-multiselectable
          {...handlers}
        >
          <thead>
            <tr>
              {fields.map(field => (
                <th key={field.name} scope="col">
                  {labels.field(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((record, row) => (
              <tr key={record.id}>
                {fields.map((field, col) => (
                  <SheetCell
                    key={field.name}
                    sheet={sheet}
                    field={field}
                    record={record}
                    place={{ row, col }}
                    told={told(record, field)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PendingGuard holds={pending > 0} />
      <Suspense fallback={null}>
        {proposal && (
          <Review
            resource={resource}
            proposal={proposal}
            onFix={() => setProposal(undefined)}
            onDone={done}
          />
        )}
      </Suspense>
    </>
  )
}
