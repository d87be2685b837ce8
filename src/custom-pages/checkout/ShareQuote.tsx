import WhatsApp from '@mui/icons-material/WhatsApp'
import { useTranslate } from 'ra-core'
import { isOverDiscounted } from '../../domain/checkout/overDiscounted'
import type { Quote, Totals } from '../../domain/checkout/quote'
import { buyingRoles } from '../../domain/checkout/sellers'
import type { Checkout } from '../../domain/checkout/state'
import { dialled } from '../../domain/customers/phone'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { messageFeature } from '../../schemas/features/documents'
import { whatsAppUrl } from '../../ui/controls/whatsApp'
import { quoteMessage } from './quote/quoteMessage'

interface ShareQuoteProps {
  readonly checkout: Checkout
  readonly quote?: Quote | undefined
  readonly totals: Totals
}
/** The cart as a message to the customer. */
export function ShareQuote(props: ShareQuoteProps) {
  const translate = useTranslate()
  const wording = messageFeature.of(useResource('invoices').schema)?.draft
  const seller = String(useSession().user?.DISPLAYNAME ?? '')
  const isBuyer = buyingRoles.includes(useMe().ROLE)
  const { billing } = props.checkout
  if (!wording || !billing || isBuyer || isOverDiscounted(props.checkout)) return null
  const text = quoteMessage(wording, { quote: undefined, ...props, seller })
  return (
    <a
      className="p-button p-outlined p-inherit"
      href={whatsAppUrl(dialled(billing.Celular), text)}
      target="_blank"
      rel="noreferrer"
    >
      <span className="p-start">
        <WhatsApp />
      </span>
      {translate('shop.shareQuote')}
    </a>
  )
}
