import { useTranslate } from 'ra-core'
import { useMe } from '../../providers/backendContext'
import { useCheckout } from '../../providers/sales/useSales'
import { CreditCard } from './CreditCard'
import { CustomerSearch } from './CustomerSearch'
import { Delivery } from './Delivery'
import { OwnAccount } from './OwnAccount'
import { useCustomer } from './useCustomer'
import type { Quoted } from './useQuote'

/** Who buys, what they may still spend, and where it goes. */
export function CustomerStep({ quoted }: { readonly quoted: Quoted }) {
  const translate = useTranslate()
  const { checkout } = useCheckout()
  const isBuyer = useMe().ROLE === '31'
  const customer = useCustomer(checkout.billing?.ID)
  if (!checkout.billing) return isBuyer ? <OwnAccount /> : <CustomerSearch />
  return (
    <>
      <section className="p-card co-card" aria-labelledby="co-customer">
        <CreditCard customer={customer} quoted={quoted} canChange={!isBuyer} />
      </section>
      <section className="p-card co-card" aria-label={translate('shop.shipping')}>
        <Delivery customer={customer} />
      </section>
    </>
  )
}
