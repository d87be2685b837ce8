import { useGetOne, useTranslate } from 'ra-core'
import { adminRole } from '../../base/business'
import { DayPick } from '../../fields/dates/DayPick'
import { Picker } from '../../fields/picker/Picker'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { BatchSelection } from '../../resources/batches/useBatches'
import { Button } from '../../ui/controls/Button'
import { Field, Select } from '../../ui/primitives/inputs'
import { Grid } from '../../ui/primitives/layout'

interface FiltersProps {
  readonly selection: BatchSelection
  readonly onSelect: (changed: BatchSelection) => void
}

/** Resource, person and days. */
export function OperationFilters({ selection, onSelect }: FiltersProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const resources = [...useCatalogue().resources.values()]
    .filter(resource => knowsBulk(resource) && mayAct(resource, me, 'list'))
    .map(resource => ({ name: resource.name, label: labels.many(resource) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const { resource = '' } = selection
  const isEmpty = Object.values(selection).every(value => value === undefined)
  return (
    <Grid min={200} fit gap={3}>
      <Field label={translate('history.operations.resource')}>
        {field => (
          <Select
            {...field}
            value={resource}
            onChange={event => onSelect({ resource: event.target.value || undefined })}
            options={resources.map(({ name, label }) => [name, label])}
          >
            <option value="">{translate('history.operations.any')}</option>
          </Select>
        )}
      </Field>
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
      {!isEmpty && (
        <Button
          color="inherit"
          onClick={() =>
            onSelect({ resource: undefined, by: undefined, from: undefined, to: undefined })
          }
        >
          {translate('history.operations.clear')}
        </Button>
      )}
    </Grid>
  )
}

function PersonFilter({ selection: { by }, onSelect }: FiltersProps) {
  const translate = useTranslate()
  const users = useResource('users')
  const titleOf = useTitleOf()
  const { data } = useGetOne('users', { id: by }, { enabled: by !== undefined, retry: false })
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
