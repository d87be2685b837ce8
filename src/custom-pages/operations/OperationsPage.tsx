import FilterList from '@mui/icons-material/FilterList'
import { useCreatePath, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { adminRole } from '../../base/business'
import { isDay } from '../../base/day'
import { DayPick } from '../../fields/dates/DayPick'
import { Picker } from '../../fields/picker/Picker'
import { useTitleOf } from '../../fields/record/recordTitle'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { BatchList } from '../../resources/batches/BatchList'
import { BatchRow } from '../../resources/batches/BatchRow'
import { type BatchSelection, useBatch, useBatches } from '../../resources/batches/useBatches'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { buildMenuGroups } from '../../ui/menu/sections'
import { PageHead } from '../../ui/page/PageHead'
import { Field, Select } from '../../ui/primitives/inputs'
import { Card, Grid, Row, Stack } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'

/** Every import, bulk change, grid save and step of many records that the reader may see, with its undo. */
export function OperationsPage() {
  const { id } = useParams()
  return (
    <div className="p-page">
      {id === undefined ? <Operations /> : <Operation id={id} key={id} />}
    </div>
  )
}

function Operations() {
  const { selection, select } = useSelection()
  const { batches, isSuccess } = useBatches(selection)
  const isUnused = isSuccess && batches.length === 0 && activeIn(selection) === 0
  return (
    <>
      <PageHead />
      {!isUnused && <OperationFilters selection={selection} onSelect={select} />}
      <Card as="div">
        <CardBoundary>
          <BatchList selection={selection}>{isUnused && <Importable />}</BatchList>
        </CardBoundary>
      </Card>
    </>
  )
}

/** The first lists of the menu that take an import. */
function Importable() {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const me = useMe()
  const entries = buildMenuGroups({ catalogue: useCatalogue(), pages: [] }, me).flatMap(
    group => group.entries,
  )
  const lists = entries.flatMap(entry =>
    'resource' in entry && knowsBulk(entry.resource) && mayAct(entry.resource, me, 'create')
      ? [entry.resource]
      : [],
  )
  return lists.slice(0, 3).map(resource => (
    <ButtonLink
      key={resource.name}
      variant="outlined"
      to={`${createPath({ resource: resource.name, type: 'list' })}?open=import`}
    >
      {`${translate('list.import')}: ${labels.many(resource)}`}
    </ButtonLink>
  ))
}

function Operation({ id }: { readonly id: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHead>
        <ButtonLink variant="outlined" color="inherit" to="/dashboard/operations">
          {translate('history.operations.all')}
        </ButtonLink>
      </PageHead>
      <Card as="div">
        <CardBoundary>
          <OneBatch id={id} />
        </CardBoundary>
      </Card>
    </>
  )
}

/** One operation with its records open. */
function OneBatch({ id }: { readonly id: string }) {
  const { operation, error, isPending, refetch } = useBatch(id)
  if (isPending) return <LoadingRows />
  if (error || !operation) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack as="ul" divided>
      <BatchRow batch={operation} isOpen />
    </Stack>
  )
}

/** The filters of the page, kept in its address. */
function useSelection() {
  const [params, setParams] = useSearchParams()
  const by = Number(params.get('by'))
  const [from, to] = (['from', 'to'] as const).map(name => params.get(name) ?? '')
  const selection: BatchSelection = {
    resource: params.get('resource') ?? undefined,
    by: Number.isSafeInteger(by) && by > 0 ? by : undefined,
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  }
  const select = (changed: BatchSelection) => {
    const kept = Object.entries({ ...selection, ...changed }).filter(([, value]) => value)
    setParams(
      kept.map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true },
    )
  }
  return { selection, select }
}

const activeIn = (selection: BatchSelection) =>
  Object.values(selection).filter(value => value !== undefined).length

interface FiltersProps {
  readonly selection: BatchSelection
  readonly onSelect: (changed: BatchSelection) => void
}

/** Below their button on phones. */
function OperationFilters(props: FiltersProps) {
  const translate = useTranslate()
  const isPhone = useNarrow()
  const [isOpen, setOpen] = useState(false)
  const active = activeIn(props.selection)
  return (
    <>
      {isPhone && (
        <Row>
          <Button
            color="inherit"
            startIcon={<FilterList />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {translate('list.filters')}
            {active > 0 && <span className="p-badge">{active}</span>}
          </Button>
        </Row>
      )}
      {(isOpen || !isPhone) && <FilterInputs {...props} />}
    </>
  )
}

/** Resource, person and days. */
function FilterInputs({ selection, onSelect }: FiltersProps) {
  const { translate, labels } = useTexts()
  const me = useMe()
  const resources = [...useCatalogue().resources.values()]
    .filter(resource => knowsBulk(resource) && mayAct(resource, me, 'list'))
    .map(resource => ({ name: resource.name, label: labels.many(resource) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const { resource = '' } = selection
  return (
    <Grid min={200} fit gap={3}>
      <Select
        label={translate('history.operations.resource')}
        value={resource}
        onText={text => onSelect({ resource: text || undefined })}
        options={resources.map(({ name, label }) => [name, label])}
      >
        <option value="">{translate('history.operations.any')}</option>
      </Select>
      {me.ROLE === adminRole() && <PersonFilter selection={selection} onSelect={onSelect} />}
      {(['from', 'to'] as const).map(name => (
        <Field key={name} label={translate(`history.operations.${name}`)}>
          {({ id }) => (
            <DayPick
              id={id}
              day={selection[name] ?? ''}
              onDay={day => onSelect({ [name]: day || undefined })}
            />
          )}
        </Field>
      ))}
      {activeIn(selection) > 0 && (
        <Button
          color="inherit"
          onClick={() =>
            onSelect({ resource: undefined, by: undefined, from: undefined, to: undefined })
          }
          i18nKey="history.operations.clear"
        />
      )}
    </Grid>
  )
}

function PersonFilter({ selection: { by }, onSelect }: FiltersProps) {
  const translate = useTranslate()
  const users = useResource('users')
  const titleOf = useTitleOf()
  const { data } = useGetOne('users', { id: by }, { enabled: by !== undefined })
  const chosen = by === undefined ? null : { key: by, label: data ? titleOf(users, data) : `${by}` }
  return (
    <Field label={translate('history.operations.person')}>
      {({ id }) => (
        <Picker
          target={users}
          multiple={false}
          chosen={chosen}
          onChoose={([key]) => onSelect({ by: key === undefined ? undefined : Number(key) })}
          text={{ id, size: 'small' }}
        />
      )}
    </Field>
  )
}
