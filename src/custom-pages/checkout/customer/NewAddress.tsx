import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Picker } from '../../../fields/picker/Picker'
import type { PickerState } from '../../../fields/picker/usePicker'
import { useTitles } from '../../../fields/record/useTitles'
import { useResource } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'
import { Row, Stack } from '../../../ui/primitives/layout'
import { useAddresses } from './useAddresses'
import type { Customer } from './useCustomer'

interface NewAddressProps {
  readonly customer: Customer
  readonly onClose: () => void
}
/** Adds an address; the parish determines canton and province. */
export function NewAddress({ customer, onClose }: NewAddressProps) {
  const translate = useTranslate()
  const { add, isPending } = useAddresses(customer)
  const parishes = useResource('parishes')
  const [name, setName] = useState('')
  const [street, setStreet] = useState('')
  const [key, setKey] = useState<PickerState['key']>()
  // Parish, canton and province.
  const titles = useTitles('parishes', [key])
  const parish = key === undefined ? null : { key, label: titles.get(String(key)) ?? '…' }
  const isWhole = name.trim() !== '' && street.trim() !== '' && parish !== null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!parish || !isWhole) return
    const address = { TIPO: name.trim().toUpperCase(), DIRECCION: street.trim().toUpperCase() }
    if (await add({ ...address, PARROQUIA: String(parish.key) })) onClose()
  }
  return (
    <Stack as="form" gap={3} className="p-box r-wide" onSubmit={event => void save(event)}>
      <Input
        label={translate('shop.addressName')}
        maxLength={60}
        required
        value={name}
        onText={setName}
      />
      <Input
        label={translate('shop.street')}
        autoComplete="street-address"
        maxLength={200}
        required
        value={street}
        onText={setStreet}
      />
      <Picker
        target={parishes}
        multiple={false}
        chosen={parish}
        onChoose={([selected]) => setKey(selected)}
        text={{ label: translate('shop.parish'), size: 'small', required: true }}
      />
      <Row wrap justify="end">
        <Button color="inherit" onClick={onClose} i18nKey="shop.cancel" />
        <Button type="submit" variant="contained" loading={isPending} disabled={!isWhole}>
          {translate('shop.saveAddress')}
        </Button>
      </Row>
    </Stack>
  )
}
