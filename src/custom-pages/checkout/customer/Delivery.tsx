import Add from '@mui/icons-material/AddRounded'
import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { deliveryOptions, OFFICE } from '../../../domain/orders/deliveryOptions'
import { useCheckout } from '../../../features/checkout/state/useSales'
import { Button, IconButton } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/primitives/layout'
import { LazyConfirm } from '../../../ui/theme/confirmLater'
import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import { RadioChoice, RadioChoices } from './RadioChoice'
import { useAddresses } from './useAddresses'
import type { Address, Customer } from './useCustomer'

const NewAddress = quiet(later(() => import('./NewAddress'), 'NewAddress', 'field'))

/** Delivery address and cost; default: the office. */
export function Delivery({ customer }: { readonly customer: Customer | undefined }) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  // Collected orders have no delivery cost.
  const isCollected = (checkout.servientrega?._ID ?? null) === null
  return (
    <Stack gap={5}>
      <Addresses customer={customer} />
      {!isCollected && (
        <RadioChoices label={translate('shop.cost')} min={140}>
          {Object.keys(deliveryOptions).map(dollars => (
            <RadioChoice
              key={dollars}
              group="cost"
              isSelected={checkout.shipping === Number(dollars)}
              onChoose={() => dispatch({ type: 'shipping', shipping: Number(dollars) })}
            >
              {dollars === '0'
                ? translate('shop.freeDelivery')
                : translate('shop.deliveryFor', { dollars })}
            </RadioChoice>
          ))}
        </RadioChoices>
      )}
    </Stack>
  )
}

function Addresses({ customer }: { readonly customer: Customer | undefined }) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Address>()
  const { addresses, canChange, remove, isPending } = useAddresses(customer)
  const selected = checkout.servientrega?._ID ?? null
  return (
    <RadioChoices label={translate('shop.address')} min={260}>
      <RadioChoice
        group="address"
        isSelected={selected === null}
        onChoose={() => dispatch({ type: 'servientrega', servientrega: office })}
      >
        {translate('shop.office')}
      </RadioChoice>
      {addresses.map(address => (
        <RadioChoice
          key={address._ID}
          group="address"
          isSelected={selected === address._ID}
          onChoose={() => dispatch({ type: 'servientrega', servientrega: { ...address } })}
          trailing={
            canChange && (
              <IconButton
                aria-label={translate('shop.deleteAddress', { name: address.TIPO })}
                onClick={() => setLeaving(address)}
              >
                <Delete />
              </IconButton>
            )
          }
        >
          <strong>{address.TIPO}</strong> <bdi>{address.DIRECCION}</bdi>
        </RadioChoice>
      ))}
      {canChange && !isAdding && (
        <Button startIcon={<Add />} onClick={() => setAdding(true)} i18nKey="shop.addAddress" />
      )}
      {isAdding && customer && <NewAddress customer={customer} onClose={() => setAdding(false)} />}
      {leaving && (
        <LazyConfirm
          title={translate('shop.deleteAddress', { name: leaving.TIPO })}
          text={translate('shop.deleteAddressText')}
          yes={translate('app.action.delete')}
          isPending={isPending}
          onYes={() => {
            if (selected === leaving._ID) dispatch({ type: 'servientrega', servientrega: office })
            void remove(leaving._ID).then(isGone => isGone && setLeaving(undefined))
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </RadioChoices>
  )
}

const office = { _ID: null, TIPO: OFFICE }
