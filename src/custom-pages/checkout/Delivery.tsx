import Add from '@mui/icons-material/AddRounded'
import Delete from '@mui/icons-material/DeleteOutlineRounded'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { deliveryOptions, OFFICE } from '../../domain/deliveryOptions'
import { textIn } from '../../domain/text'
import { Button, IconButton } from '../../pieces/Button'
import { Confirm } from '../../pieces/confirmLater'
import { later } from '../../pieces/later'
import { useLanguage } from '../../providers/backendContext'
import { useCheckout } from '../../providers/sales/useSales'
import { Choice } from './Choice'
import type { NewAddressProps } from './NewAddress'
import { useAddresses } from './useAddresses'
import type { Address, Customer } from './useCustomer'

const NewAddress = later<NewAddressProps>(() =>
  import('./NewAddress').then(module => module.NewAddress),
)

/** Where the order goes and what that costs; the office when nobody says. */
export function Delivery({ customer }: { readonly customer: Customer | undefined }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { checkout, dispatch } = useCheckout()
  // What is collected at the office costs nothing to deliver.
  const isCollected = (checkout.servientrega?._ID ?? null) === null
  const options = Object.entries(deliveryOptions).filter(([cost]) => !isCollected || cost === '0')
  return (
    <>
      <Addresses customer={customer} />
      <fieldset className="co-choices co-costs">
        <legend>{translate('shop.cost')}</legend>
        {options.map(([dollars, name]) => (
          <Choice
            key={dollars}
            group="cost"
            isChosen={checkout.shipping === Number(dollars)}
            onChoose={() => dispatch({ type: 'shipping', shipping: Number(dollars) })}
          >
            {textIn(name, language)}
          </Choice>
        ))}
      </fieldset>
    </>
  )
}

function Addresses({ customer }: { readonly customer: Customer | undefined }) {
  const translate = useTranslate()
  const { checkout, dispatch } = useCheckout()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Address>()
  const { addresses, canChange, remove, isPending } = useAddresses(customer)
  const chosen = checkout.servientrega?._ID ?? null
  return (
    <fieldset className="co-choices">
      <legend>{translate('shop.address')}</legend>
      <Choice
        group="address"
        isChosen={chosen === null}
        onChoose={() => dispatch({ type: 'servientrega', servientrega: office })}
      >
        {translate('shop.office')}
      </Choice>
      {addresses.map(address => (
        <Choice
          key={address._ID}
          group="address"
          isChosen={chosen === address._ID}
          onChoose={() => dispatch({ type: 'servientrega', servientrega: { ...address } })}
          beside={
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
        </Choice>
      ))}
      {canChange && !isAdding && (
        <Button startIcon={<Add />} onClick={() => setAdding(true)}>
          {translate('shop.addAddress')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding && customer && (
          <NewAddress customer={customer} onClose={() => setAdding(false)} />
        )}
        {leaving && (
          <Confirm
            title={translate('shop.deleteAddress', { name: leaving.TIPO })}
            text={translate('shop.deleteAddressText')}
            yes={translate('ra.action.delete')}
            isPending={isPending}
            onYes={() => {
              if (chosen === leaving._ID) dispatch({ type: 'servientrega', servientrega: office })
              void remove(leaving._ID).then(() => setLeaving(undefined))
            }}
            onNo={() => setLeaving(undefined)}
          />
        )}
      </Suspense>
    </fieldset>
  )
}

const office = { _ID: null, TIPO: OFFICE }
