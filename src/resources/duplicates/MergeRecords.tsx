import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { ShownValue } from '../../fields/registry/ShownValue'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { FieldModel } from '../../model/fields/resource'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { Grid, Stack, Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { TitledDialog } from '../../ui/theme/TitledDialog'
import { MergeEffects } from './MergeEffects'
import {
  filledIn,
  hasSameValue,
  type MergedRecord,
  useDifferences,
  useMergedRecords,
  useMergeRecords,
} from './useMergeRecords'

type Key = SentRecord['id']
export interface MergeRecordsProps {
  readonly ids: readonly Key[]
  readonly onClose: (isDone: boolean) => void
}

/** Several records side by side: one stays, with the value chosen in each field; told before it happens. */
export function MergeRecords({ ids, onClose }: MergeRecordsProps) {
  const { resource, translate, labels } = useResourceView()
  const narrow = useNarrow()
  const client = useQueryClient()
  const { data, error, refetch } = useMergedRecords(resource, ids)
  const differencesOf = useDifferences(resource)
  const [keptId, keep] = useState<Key>()
  const [choices, setChoices] = useState<Readonly<Record<string, Key>>>({})
  const work = useMergeRecords(resource, refetch)
  const records = data?.map(({ record }) => record) ?? []
  const kept = records.find(({ id }) => id === keptId) ?? records[0]
  const others = records.filter(each => each !== kept)
  const differences = kept ? differencesOf(kept, records) : []
  const chosenIn = (field: FieldModel, isOpen: boolean, stays: SentRecord) =>
    isOpen ? (choices[field.name] ?? filledIn(field, stays, { resource, records })) : stays.id
  const send = (act: typeof work.merge) => {
    if (!kept) return
    const values = differences.flatMap(({ field, isOpen }) => {
      const from = chosenIn(field, isOpen, kept)
      return from === kept.id ? [] : [[field.name, from] as const]
    })
    void act(kept, others, Object.fromEntries(values))
  }
  const close = () => {
    if (work.done) void client.invalidateQueries()
    onClose(work.done !== undefined)
  }
  const result = work.done ?? work.rehearsed
  return (
    <TitledDialog
      title={translate('list.merge.title', { name: labels.manyInside(resource) })}
      maxWidth="md"
      fullScreen={narrow}
      onClose={close}
    >
      <DialogContent>
        <Stack gap={4}>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingRows />}
          {work.error && <Alert severity="error">{work.error}</Alert>}
          {result && kept && (
            <MergeEffects
              result={result}
              kept={kept}
              others={others}
              isDone={!!work.done}
              onUndone={close}
            />
          )}
          {!result && kept && (
            <>
              <KeptChoice
                records={data ?? []}
                kept={kept}
                onKeep={id => {
                  work.reset()
                  keep(id)
                }}
              />
              {differences.map(({ field, isOpen }) => (
                <Choice
                  key={field.name}
                  title={labels.field(field)}
                  records={shownOf(field, records, chosenIn(field, isOpen, kept))}
                  chosen={chosenIn(field, isOpen, kept)}
                  isOpen={isOpen}
                  onChoose={id => {
                    work.reset()
                    setChoices({ ...choices, [field.name]: id })
                  }}
                >
                  {record => <ShownValue field={field} value={record[field.name]} as="Display" />}
                </Choice>
              ))}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate(work.done ? 'app.common.close' : 'app.common.cancel')}
        </Button>
        {work.rehearsed && <Button color="inherit" onClick={work.reset} i18nKey="list.bulk.fix" />}
        {!work.done && (
          <Button
            variant="contained"
            loading={work.isBusy ?? false}
            disabled={others.length === 0}
            onClick={() => send(work.rehearsed ? work.merge : work.rehearse)}
            i18nKey={work.rehearsed ? 'list.merge.apply' : 'list.bulk.review'}
          />
        )}
      </DialogActions>
    </TitledDialog>
  )
}

/** Records that fit beside each other, so that each keeps its place from field to field. */
const FITTING = 3

/** Of more records than fit beside each other, one for each value, the chosen one among them. */
function shownOf(field: FieldModel, records: readonly SentRecord[], chosen: Key) {
  if (records.length <= FITTING) return records
  const chosenFirst = records.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const distinct = chosenFirst.filter(
    (each, at) => chosenFirst.findIndex(other => hasSameValue(field, each, other)) === at,
  )
  return records.filter(each => distinct.includes(each))
}

interface KeptChoiceProps {
  readonly records: readonly MergedRecord[]
  readonly kept: SentRecord
  readonly onKeep: (id: Key) => void
}

function KeptChoice({ records, kept, onKeep }: KeptChoiceProps) {
  const { resource, translate } = useResourceView()
  const titleOf = useTitleOf()
  const usesOf = (record: SentRecord) => records.find(each => each.record === record)?.uses ?? 0
  return (
    <Choice
      title={translate('list.merge.stays')}
      records={records.map(({ record }) => record)}
      chosen={kept.id}
      isOpen
      onChoose={onKeep}
    >
      {record => (
        <>
          <bdi>{titleOf(resource, record)}</bdi>{' '}
          <small className="p-quiet p-small">
            <bdi dir="ltr">{String(record[resource.key.name] ?? record.id)}</bdi>
            {' · '}
            {translate('list.merge.uses', { number: usesOf(record) })}
          </small>
        </>
      )}
    </Choice>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly records: readonly SentRecord[]
  readonly chosen: Key
  readonly isOpen: boolean
  readonly onChoose: (id: Key) => void
  readonly children: (record: SentRecord) => ReactNode
}

/** One value of each record, of which one is chosen. */
function Choice({ title, records, chosen, isOpen, onChoose, children }: ChoiceProps) {
  const translate = useTranslate()
  const name = useId()
  return (
    <fieldset className="f-group">
      <legend>{title}</legend>
      <Grid min={200} fit gap={3} align="stretch">
        {records.map(record => (
          <label key={record.id} className="p-box p-row">
            <input
              type="radio"
              name={name}
              checked={record.id === chosen}
              disabled={!isOpen}
              onChange={() => onChoose(record.id)}
            />
            <Text
              strong
              onClick={event => {
                // A link in a value, such as a phone number, chooses the value instead of being followed.
                if (!(event.target instanceof Element && event.target.closest('a'))) return
                event.preventDefault()
                if (isOpen) onChoose(record.id)
              }}
            >
              {children(record)}
            </Text>
          </label>
        ))}
      </Grid>
      {!isOpen && <p className="p-quiet p-small">{translate('list.merge.locked')}</p>}
    </fieldset>
  )
}
