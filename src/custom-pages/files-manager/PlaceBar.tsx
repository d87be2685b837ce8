import Grid from '@mui/icons-material/GridViewRounded'
import List from '@mui/icons-material/ViewListRounded'
import { useStore, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { textOf } from '../../i18n/labels'
import { optionLabel } from '../../kinds/choice/data'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { IconButton } from '../../ui/controls/Button'
import { useDebounced } from '../../ui/controls/useDebounced'
import { SearchInput, Select } from '../../ui/primitives/inputs'
import { Row } from '../../ui/primitives/layout'
import { FolderPath } from './items/FolderPath'
import { SelectionBar } from './SelectionBar'
import { useManager } from './state/useFilesManager'
import { type Order, useOrder } from './state/useItems'

type Look = 'grid' | 'list'
export const useLook = () => useStore<Look>('files-manager.look', 'grid')

/** Path, filters and view. */
export function PlaceBar() {
  const { selected, place } = useManager()
  return (
    <Row wrap justify="between">
      <Crumbs />
      {place.view !== 'trash' && <Filters />}
      {selected.size > 0 && <SelectionBar />}
    </Row>
  )
}

function Crumbs() {
  const { place, go } = useManager()
  // The rail names the views and the top.
  if (place.folder === null) return null
  return <FolderPath at={place.folder} onGo={folder => go({ folder, search: '', type: '' })} />
}

function Filters() {
  const translate = useTranslate()
  const { place } = useManager()
  const [look, setLook] = useLook()
  const isNarrow = useNarrow()
  const other = look === 'grid' ? 'list' : 'grid'
  return (
    <Row wrap grow className="fm-filters">
      <SearchBox key={`${place.view} ${place.folder}`} />
      <TypeChoice />
      {place.view !== 'recent' && <OrderChoice />}
      {!isNarrow && (
        <IconButton title={translate(`files.as.${other}`)} onClick={() => setLook(other)}>
          {look === 'grid' ? <List fontSize="small" /> : <Grid fontSize="small" />}
        </IconButton>
      )}
    </Row>
  )
}

/** Updates the address after a pause in typing. */
function SearchBox() {
  const translate = useTranslate()
  const { place, go } = useManager()
  const [typed, setTyped] = useState(place.search)
  const words = useDebounced(typed.trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the search text changes
  useEffect(() => {
    if (words !== place.search) go({ search: words }, true)
  }, [words])
  const label = translate('files.search')
  return <SearchInput compact label={label} maxLength={100} value={typed} onText={setTyped} />
}

function TypeChoice() {
  const { translate, language } = useTexts()
  const { place, go } = useManager()
  const options = useResource('shared-files').fields.get('TIPO')?.options ?? {}
  return (
    <Select
      compact
      aria-label={translate('files.type')}
      value={place.type}
      onText={text => go({ type: text }, true)}
      options={Object.entries(options).map(([name, option]) => [
        name,
        textOf(optionLabel(option), language),
      ])}
    >
      <option value="">{translate('files.everyType')}</option>
    </Select>
  )
}

const byName: Order = { field: 'NOMBRE', order: 'ASC' }
const orders: Readonly<Record<string, Order>> = {
  name: byName,
  nameBack: { field: 'NOMBRE', order: 'DESC' },
  newest: { field: 'FECHA', order: 'DESC' },
  oldest: { field: 'FECHA', order: 'ASC' },
  largest: { field: 'TAMANO', order: 'DESC' },
}

function OrderChoice() {
  const translate = useTranslate()
  const [order, setOrder] = useOrder()
  const now = Object.entries(orders).find(
    ([, each]) => each.field === order.field && each.order === order.order,
  )
  return (
    <Select
      compact
      aria-label={translate('files.order')}
      value={now?.[0] ?? 'name'}
      onText={text => setOrder(orders[text] ?? byName)}
      options={Object.keys(orders).map(name => [name, translate(`files.orders.${name}`)])}
    />
  )
}
