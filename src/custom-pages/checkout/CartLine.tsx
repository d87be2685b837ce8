import Add from '@mui/icons-material/AddRounded'
import Close from '@mui/icons-material/CloseRounded'
import Remove from '@mui/icons-material/RemoveRounded'
import Phone from '@mui/icons-material/SmartphoneRounded'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatMoney } from '../../base/money'
import { type CartItem, MOST_UNITS } from '../../domain/checkout/state'
import { useCheckout } from '../../features/checkout/state/useSales'
import { IconButton } from '../../ui/controls/Button'
import { useSelecting } from '../../ui/controls/useSelecting'
import { Picture } from '../../ui/primitives/Avatar'
import { Stack, Text } from '../../ui/primitives/layout'

interface CartLineProps {
  readonly item: CartItem
  /** Address of the product's photo. */
  readonly picture: string | undefined
}

/** A product in the cart, with a stepper and a quantity field. */
export function CartLine({ item, picture }: CartLineProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { dispatch } = useCheckout()
  const { CODIGO, NOMBRE: name, quantity, price, subtotal } = item
  const [typed, setTyped] = useState<string>()
  const selecting = useSelecting()
  const set = (next: number) => dispatch({ type: 'quantity', CODIGO, quantity: next })
  const settle = (text: string) => {
    if (/^\d+$/.test(text.trim())) set(Number(text))
    if (Number(text) > MOST_UNITS)
      notify('shop.mostUnits', { type: 'info', messageArgs: { max: MOST_UNITS } })
    setTyped(undefined)
  }
  return (
    <li className="co-line">
      <Picture src={picture} size={64} icon={<Phone />} />
      <Stack gap={0} className="co-line-name">
        <Text as="bdi" strong lines={3}>
          {name}
        </Text>
        <Text size="sm" tone="secondary">
          <bdi dir="ltr">{CODIGO}</bdi> · {translate('shop.each', { price: formatMoney(price) })}
        </Text>
      </Stack>
      <div className="co-stepper">
        <IconButton
          aria-label={translate('shop.less', { name })}
          disabled={quantity <= 1}
          onClick={() => set(quantity - 1)}
        >
          <Remove />
        </IconButton>
        <input
          inputMode="numeric"
          aria-label={translate('shop.quantity', { name })}
          value={typed ?? String(quantity)}
          {...selecting}
          onChange={event => setTyped(event.target.value)}
          onBlur={event => settle(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && settle(event.currentTarget.value)}
        />
        <IconButton
          aria-label={translate('shop.more', { name })}
          disabled={quantity >= MOST_UNITS}
          onClick={() => set(quantity + 1)}
        >
          <Add />
        </IconButton>
      </div>
      <Text strong className="co-line-sum">
        {formatMoney(subtotal)}
      </Text>
      <IconButton
        className="co-line-out"
        aria-label={translate('shop.remove', { name })}
        onClick={() => dispatch({ type: 'remove', CODIGO })}
      >
        <Close />
      </IconButton>
    </li>
  )
}
