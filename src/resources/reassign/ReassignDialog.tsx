import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useQueryClient } from '@tanstack/react-query'
import { uniqBy } from 'es-toolkit'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { Picker } from '../../fields/picker/Picker'
import { useReferred, useTitleOf } from '../../fields/record/recordTitle'
import type { ReferenceCount } from '../../model/endpoints/references'
import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { Stack, Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { UndoBatch } from '../history/UndoBatch'
import { ReferenceRow } from './ReferenceRow'
import { useReassign, useReferences } from './useReassign'

export interface ReassignDialogProps {
  readonly record: SentRecord
  /** Why the dialog opened: the refusal of a deletion. */
  readonly reason?: string | undefined
  readonly onClose: () => void
}

/** References to a record with their counts; the chosen ones move to another record after a rehearsal. */
export function ReassignDialog({ record, reason, onClose }: ReassignDialogProps) {
  const { resource, translate, labels } = useResourceView()
  const titleOf = useTitleOf()
  const client = useQueryClient()
  const { data, error, refetch } = useReferences(resource, record.id)
  const [to, setTo] = useState<SentRecord['id']>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const work = useReassign(resource, record.id)
  const chosen = (data ?? []).filter(each => mayChange(each) && !left.has(nameOf(each)))
  const results = work.done ?? work.rehearsed ?? []
  // A reassigned field stays, even where its count is read again.
  const all = data && uniqBy([...(work.done ?? []).map(({ of }) => of), ...data], nameOf)
  const canReassign = !work.done && data?.some(mayChange) === true
  const rowOf = (each: ReferenceCount) => (
    <ReferenceRow
      key={nameOf(each)}
      of={each}
      record={record.id}
      isChosen={!left.has(nameOf(each))}
      onToggle={work.done ? undefined : () => toggle(each)}
      result={results.find(({ of }) => nameOf(of) === nameOf(each))}
      isDone={work.done !== undefined}
    />
  )
  const close = () => {
    if (work.done) void client.invalidateQueries()
    onClose()
  }
  const toggle = (each: ReferenceCount) => {
    work.reset()
    setLeft(before => {
      const after = new Set(before)
      if (!after.delete(nameOf(each))) after.add(nameOf(each))
      return after
    })
  }
  return (
    <TitledDialog
      title={translate('list.reassign.title', { name: titleOf(resource, record) })}
      maxWidth="sm"
      onClose={close}
    >
      <DialogContent>
        <Stack>
          {reason && <Alert severity="warning">{reason}</Alert>}
          {work.error && <Alert severity="error">{work.error}</Alert>}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingRows />}
          {all?.length === 0 && <p>{translate('list.reassign.none')}</p>}
          {all && all.length > 0 && (
            <>
              {canReassign && (
                <Target
                  id={to}
                  label={translate('list.reassign.to', { name: labels.oneInside(resource) })}
                  onChoose={next => {
                    work.reset()
                    setTo(next === record.id ? undefined : next)
                  }}
                />
              )}
              <References all={all}>{rowOf}</References>
            </>
          )}
        </Stack>
      </DialogContent>
      <Actions
        work={work}
        canReassign={canReassign}
        onClose={close}
        onReview={to !== undefined && chosen.length > 0 && (() => work.rehearse(chosen, to))}
        onApply={to !== undefined && (() => work.apply(to))}
      />
    </TitledDialog>
  )
}

interface ReferencesProps {
  readonly all: readonly ReferenceCount[]
  readonly children: (each: ReferenceCount) => ReactNode
}

/** References that may be changed, followed by those that stay. */
function References({ all, children }: ReferencesProps) {
  const lockedId = useId()
  const locked = all.filter(each => !mayChange(each))
  return (
    <>
      <Text as="ul" size="md" className="p-stack r-referring">
        {all.filter(mayChange).map(children)}
      </Text>
      {locked.length > 0 && (
        <section aria-labelledby={lockedId}>
          <Text as="h3" size="sm" tone="secondary" id={lockedId} i18nKey="list.reassign.locked" />
          <Text as="ul" size="md" className="p-stack r-referring">
            {locked.map(children)}
          </Text>
        </section>
      )}
    </>
  )
}

const mayChange = (each: ReferenceCount) => each.mayChange

interface ActionsProps {
  readonly work: ReturnType<typeof useReassign>
  readonly canReassign: boolean
  readonly onClose: () => void
  /** False while something is left to choose. */
  readonly onReview: false | (() => Promise<void>)
  readonly onApply: false | (() => Promise<void>)
}

function Actions({ work, canReassign, onClose, onReview, onApply }: ActionsProps) {
  const translate = useTranslate()
  const fine = (work.rehearsed ?? []).reduce((sum, { answer }) => sum + answer.counts.change, 0)
  const act = work.rehearsed ? onApply : onReview
  const [undoable] = (work.done ?? []).filter(({ answer }) => answer.batch)
  return (
    <DialogActions>
      {undoable?.answer.batch && (
        <ResourceContextProvider value={undoable.of.resource}>
          <UndoBatch
            batch={undoable.answer.batch}
            words={translate('list.bulk.undo')}
            onUndone={onClose}
          />
        </ResourceContextProvider>
      )}
      <Button color="inherit" onClick={onClose}>
        {translate(canReassign ? 'app.common.cancel' : 'app.common.close')}
      </Button>
      {canReassign && (
        <Button
          variant="contained"
          loading={work.busy ?? false}
          disabled={!act || (work.rehearsed && fine === 0)}
          onClick={() => act && void act()}
        >
          {work.rehearsed
            ? translate('list.reassign.apply', { number: fine })
            : translate('list.bulk.review')}
        </Button>
      )}
    </DialogActions>
  )
}

const nameOf = ({ resource, field }: ReferenceCount) => `${resource} ${field}`

interface TargetProps {
  readonly id: SentRecord['id'] | undefined
  readonly label: string
  readonly onChoose: (id: SentRecord['id'] | undefined) => void
}

function Target({ id, label, onChoose }: TargetProps) {
  const resource = useResource()
  const titleOf = useTitleOf()
  const { record } = useReferred(resource, id ?? '')
  return (
    <Picker
      target={resource}
      multiple={false}
      chosen={
        id === undefined
          ? null
          : { key: id, label: record ? titleOf(resource, record) : String(id) }
      }
      onChoose={([key]) => onChoose(key)}
      text={{ label, inputRef: focused }}
    />
  )
}

const focused = (input: HTMLInputElement | null) => input?.focus()
