import { type RaRecord, useGetList, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { USUAL_LIST } from '../../domain/checkout/priceList'
import { Picker } from '../../fields/picker/Picker'
import { useResource } from '../../providers/backend/catalogueContext'
import { PageHead } from '../../ui/page/PageHead'
import { Checkbox, Field, Select } from '../../ui/primitives/inputs'
import { Card, Grid, Row, Stack, Text } from '../../ui/primitives/layout'
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
  const clients = useResource('clients')
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
          <Grid min={150} fit gap={4}>
            <Field label={translate('goods.customer')}>
              {input => (
                <Picker
                  target={clients}
                  multiple={false}
                  chosen={customer.pick}
                  onChoose={([key]) => {
                    customer.choose(key)
                    setList(undefined)
                  }}
                  text={{ id: input.id, label: '', size: 'small' }}
                />
              )}
            </Field>
            <ListChoice value={priceList} onChoose={setList} />
            <Narrowing
              selected={selected}
              onChange={more => setSelected({ ...selected, ...more })}
            />
          </Grid>
          <Row wrap justify="between">
            <Checkbox
              checked={stocked}
              onChange={event => setStocked(event.target.checked)}
              label={translate('goods.stocked')}
            />
            <Text size="md" tone="secondary" i18nKey="goods.noCosts" />
          </Row>
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

function ListChoice({ value, onChoose }: { value: number; onChoose: (list: number) => void }) {
  const translate = useTranslate()
  const lists = useNamed('price-lists', 'PriceList').filter(({ PriceList }) =>
    isPartnerList(PriceList),
  )
  return (
    <Select
      label={translate('goods.list')}
      value={value}
      onText={text => onChoose(Number(text))}
      options={lists.map(({ PriceList, ListName }) => [PriceList, ListName])}
    >
      {lists.length === 0 && <option value={value}>…</option>}
    </Select>
  )
}

interface NarrowingProps {
  readonly selected: CatalogueSelection
  readonly onChange: (more: Partial<CatalogueSelection>) => void
}
function Narrowing({ selected, onChange }: NarrowingProps) {
  const translate = useTranslate()
  return (Object.keys(narrowings) as (keyof CatalogueSelection)[]).map(name => (
    <Field key={name} label={translate(`goods.${name}`)}>
      {input => (
        <SeveralOf
          {...narrowings[name]}
          id={input.id}
          selected={selected[name]}
          onChange={codes => onChange({ [name]: codes })}
        />
      )}
    </Field>
  ))
}

/** Resource and name of what a catalogue may be narrowed to. */
const narrowings = {
  brands: { resource: 'brands', named: 'NOMBRE' },
  categories: { resource: 'categories', named: 'NOMBRE' },
  warehouses: { resource: 'warehouses', named: 'WhsName', among: { CHECKOUT: true } },
} as const

interface SeveralProps {
  readonly resource: string
  readonly named: string
  readonly among?: Readonly<Record<string, unknown>>
  readonly id: string
  /** Empty: all. */
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[]) => void
}

function SeveralOf({ resource, named, among, id, selected, onChange }: SeveralProps) {
  const rows = useNamed(resource, named)
  const nameOf = (code: string) => String(rows.find(row => row.id === code)?.[named] ?? code)
  return (
    <Picker
      multiple
      target={useResource(resource)}
      chosen={selected.map(code => ({ key: code, label: nameOf(code) }))}
      onChoose={keys => onChange(keys.map(String))}
      {...(among && { among })}
      text={{ id, label: '', size: 'small' }}
    />
  )
}

const useNamed = (resource: string, field: string) =>
  useGetList<RaRecord>(resource, { pagination: allRows, sort: { field, order: 'ASC' } }).data ?? []
