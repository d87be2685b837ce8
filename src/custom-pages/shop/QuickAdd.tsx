import Scan from '@mui/icons-material/QrCodeScannerRounded'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useBackend } from '../../providers/backendContext'
import { findByCode } from '../../providers/sales/offers'
import { useCheckout } from '../../providers/sales/useSales'

/** A scanner types a code and Enter: the product is in the cart, and the box ready for the next. */
export function QuickAdd({ list }: { readonly list: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const { dispatch } = useCheckout()
  const [code, setCode] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.trim()
    if (wanted === '') return
    setCode('')
    const offer = await findByCode(http, wanted, list).catch(() => undefined)
    if (!offer || offer.price === null)
      return notify('shop.unknownCode', { type: 'warning', messageArgs: { code: wanted } })
    const { CODIGO, NOMBRE, price, PriceList } = offer
    dispatch({ type: 'add', product: { CODIGO, NOMBRE, price, PriceList } })
    notify(translate('shop.addNamed', { name: NOMBRE }), { type: 'success' })
  }
  return (
    <form className="sh-quick" onSubmit={event => void add(event)}>
      <Scan aria-hidden="true" />
      <input
        className="sh-input"
        aria-label={translate('shop.quickAdd')}
        placeholder={translate('shop.quickAdd')}
        autoComplete="off"
        value={code}
        onChange={event => setCode(event.target.value)}
      />
    </form>
  )
}
