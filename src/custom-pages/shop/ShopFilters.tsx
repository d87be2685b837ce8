import { type RaRecord, useGetList, useTranslate } from 'ra-core'
import { textIn } from '../../base/text'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { firstChoices } from '../../providers/dataProvider/firstOfList'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Checkbox, Input, Select, type SelectProps } from '../../ui/primitives/inputs'
import { capacities, productColours, type ShopSearch } from './search'
import { useShowsUnits } from './useShowsUnits'

interface FiltersProps {
  readonly search: ShopSearch
  readonly onChange: (more: Partial<ShopSearch>) => void
}
const useNamed = (resource: string, field: string) =>
  useGetList<RaRecord>(resource, firstChoices(field, 200)).data ?? []

/** The filters: beside the search on desktops, behind a button on phones. */
export function ShopFilters({ search, onChange }: FiltersProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { ROLE } = useMe()
  const showsUnits = useShowsUnits()
  const categories = useNamed('categories', 'NOMBRE')
  const brands = useNamed('brands', 'NOMBRE')
  const lists = useNamed('price-lists', 'PriceList')
  // Customers and the partner's sellers have a single price list.
  const hasLists = ROLE !== '31' && ROLE !== '0'
  return (
    <>
      {hasLists && (
        <Choice
          label={translate('shop.list')}
          value={String(search.list)}
          onChoose={list => onChange({ list: Number(list) })}
          options={lists.map(({ PriceList, ListName }) => [PriceList, ListName])}
        />
      )}
      <Choice
        label={translate('shop.category')}
        value={search.category}
        onChoose={category => onChange({ category })}
        any
        options={categories.map(coded)}
      />
      <Choice
        label={translate('shop.brand')}
        value={search.brand}
        onChoose={brand => onChange({ brand })}
        any
        options={brands.map(coded)}
      />
      <Choice
        label={translate('shop.capacity')}
        value={search.capacity}
        onChoose={capacity => onChange({ capacity })}
        any
        options={capacities.map(capacity => [capacity, capacity])}
      />
      <Choice
        label={translate('shop.colour')}
        value={search.colour}
        onChoose={colour => onChange({ colour })}
        any
        options={Object.entries(productColours).map(([colour, name]) => [
          colour,
          textIn(name, language),
        ])}
      />
      {(['from', 'to'] as const).map(name => (
        <Price
          key={name}
          label={translate(`shop.${name}`)}
          value={search[name]}
          onType={price => onChange({ [name]: price })}
        />
      ))}
      {showsUnits && (
        <Checkbox
          checked={search.stocked}
          onChange={event => onChange({ stocked: event.target.checked })}
          label={translate('shop.inStock')}
        />
      )}
    </>
  )
}

interface PriceProps {
  readonly label: string
  readonly value: string
  readonly onType: (price: string) => void
}
function Price({ label, value, onType }: PriceProps) {
  const selecting = useSelecting()
  return <Input label={label} {...selecting} inputMode="decimal" value={value} onText={onType} />
}

const coded = ({ CODIGO, NOMBRE }: RaRecord) => [CODIGO, NOMBRE] as const

interface ChoiceProps extends Pick<SelectProps, 'options'> {
  readonly label: string
  readonly value: string
  readonly any?: boolean
  readonly onChoose: (value: string) => void
}
function Choice({ label, value, any, onChoose, options }: ChoiceProps) {
  const translate = useTranslate()
  return (
    <Select label={label} value={value} onText={onChoose} options={options}>
      {any && <option value="">{translate('shop.any')}</option>}
    </Select>
  )
}
