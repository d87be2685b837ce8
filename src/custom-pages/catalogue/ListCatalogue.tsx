import './catalogue.css'
import { type RaRecord, useGetList, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { USUAL_LIST } from '../../domain/checkout/priceList'
import { Picker } from '../../fields/picker/Picker'
import { useResource } from '../../providers/backend/catalogueContext'
import { PageHead } from '../../ui/page/PageHead'
import { Card } from '../../ui/primitives/Card'
import { Pill } from '../../ui/primitives/choices'
import { Checkbox, Field, Select } from '../../ui/primitives/inputs'
import { Grid, Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { CataloguePreview } from './CataloguePreview'
import { DownloadButtons } from './DownloadButtons'
import { type CatalogueSearchTerms, useCatalogueSearch } from './useCatalogueSearch'

const allRows = { page: 1, perPage: 200 }
/** Price lists offered in the catalogue: 2 to 8 (business.md#code-lists). */
const isPartnerList = (list: unknown) => Number(list) >= 2 && Number(list) <= 8

interface CatalogueSelection {
  readonly warehouses: readonly string[]
  readonly categories: readonly string[]
  readonly brands: readonly string[]
}
const noSelection: CatalogueSelection = { warehouses: [], categories: [], brands: [] }
const some = (codes: readonly string[]) => (codes.length > 0 ? codes : undefined)

/** Price list and brands of a catalogue, and its file, without costs. */
export function ListCatalogue() {
  const translate = useTranslate()
  const [selected, setSelected] = useState(noSelection)
  const [stocked, setStocked] = useState(true)
  const [list, setList] = useState<number>()
  const customer = useCustomer()
  const priceList = list ?? (isPartnerList(customer.list) ? Number(customer.list) : USUAL_LIST)
  const terms: CatalogueSearchTerms = {
    ...{ channel: 'list', list: priceList, stocked },
    ...narrowed(selected),
  }
  const search = useCatalogueSearch(terms)
  return (
    <div className="p-page">
      <PageHead>
        <DownloadButtons terms={terms} client={customer.id} isEmpty={!search.data?.rows.length} />
      </PageHead>
      <Card aria-label={translate('goods.terms')}>
        <Stack gap={4}>
          <Grid min={220} fit gap={4} className="ct-first">
            <Picker
              target={useResource('clients')}
              multiple={false}
              chosen={customer.pick}
              onChoose={([key]) => {
                customer.choose(key)
                setList(undefined)
              }}
              text={{ label: translate('goods.customer'), size: 'small' }}
            />
            <ListChoice value={priceList} onChoose={setList} />
            <Checkbox
              checked={stocked}
              onChange={event => setStocked(event.target.checked)}
              label={translate('goods.stocked')}
            />
          </Grid>
          <Narrowing selected={selected} onChange={more => setSelected({ ...selected, ...more })} />
          <Text as="p" size="md" tone="secondary">
            {translate('goods.noCosts')}
          </Text>
        </Stack>
      </Card>
      <CataloguePreview search={search} isPartner={false} />
    </div>
  )
}

const narrowed = ({ warehouses, categories, brands }: CatalogueSelection) => ({
  ...(some(warehouses) && { warehouses }),
  ...(some(categories) && { categories }),
  ...(some(brands) && { brands }),
})

/** Customer of the catalogue; their price list is the default. */
function useCustomer() {
  const [id, setId] = useState<string | null>(null)
  const { data } = useGetOne<RaRecord>('clients', { id: id ?? '' }, { enabled: id !== null })
  return {
    id,
    list: id === null ? undefined : data?.Lista,
    pick: id === null ? null : { key: id, label: String(data?.Cliente ?? id) },
    choose: (key: string | number | undefined) => setId(key === undefined ? null : String(key)),
  }
}

interface ListChoiceProps {
  readonly value: number
  readonly onChoose: (list: number) => void
}
function ListChoice({ value, onChoose }: ListChoiceProps) {
  const translate = useTranslate()
  const lists = useNamed('price-lists', 'PriceList').filter(({ PriceList }) =>
    isPartnerList(PriceList),
  )
  return (
    <Field label={translate('goods.list')}>
      {input => (
        <Select
          {...input}
          value={value}
          onChange={event => onChoose(Number(event.target.value))}
          options={lists.map(({ PriceList, ListName }) => [PriceList, ListName])}
        >
          {lists.length === 0 && <option value={value}>…</option>}
        </Select>
      )}
    </Field>
  )
}

interface NarrowingProps {
  readonly selected: CatalogueSelection
  readonly onChange: (more: Partial<CatalogueSelection>) => void
}
function Narrowing({ selected, onChange }: NarrowingProps) {
  const translate = useTranslate()
  const named = ({ CODIGO, NOMBRE }: RaRecord) => ({ code: CODIGO, name: NOMBRE })
  const places = useNamed('warehouses', 'WhsName').filter(({ CHECKOUT }) => CHECKOUT)
  const options = {
    brands: useNamed('brands', 'NOMBRE').map(named),
    categories: useNamed('categories', 'NOMBRE').map(named),
    warehouses: places.map(({ WhsCode, WhsName }) => ({ code: WhsCode, name: WhsName })),
  }
  return (['brands', 'categories', 'warehouses'] as const).map(name => (
    <FilterChips
      key={name}
      label={translate(`goods.${name}`)}
      options={options[name]}
      selected={selected[name]}
      onChange={codes => onChange({ [name]: codes })}
    />
  ))
}

const useNamed = (resource: string, field: string) =>
  useGetList<RaRecord>(resource, { pagination: allRows, sort: { field, order: 'ASC' } }).data ?? []

interface ChipsProps {
  readonly label: string
  readonly options: readonly { readonly code: string; readonly name: string }[]
  /** Empty: all. */
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[]) => void
}

/** Multiple choice; without a selection all options apply. */
function FilterChips({ label, options, selected, onChange }: ChipsProps) {
  const translate = useTranslate()
  const toggle = (code: string) =>
    onChange(selected.includes(code) ? selected.filter(one => one !== code) : [...selected, code])
  return (
    <Stack as="fieldset" aria-label={label}>
      <Text size="sm" strong aria-hidden="true">
        {label}
      </Text>
      <Row wrap className="ct-chips">
        <Pill aria-pressed={selected.length === 0} onClick={() => onChange([])}>
          {translate('goods.all')}
        </Pill>
        {options.map(({ code, name }) => (
          <Pill key={code} aria-pressed={selected.includes(code)} onClick={() => toggle(code)}>
            <bdi>{name}</bdi>
          </Pill>
        ))}
      </Row>
    </Stack>
  )
}
