import Add from '@mui/icons-material/AddShoppingCartRounded'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '../../base/money'
import { selectPriceList } from '../../domain/checkout/priceList'
import { MOST_UNITS } from '../../domain/checkout/state'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { useSelecting } from '../../ui/controls/useSelecting'
import { AppForm } from '../../ui/page/AppForm'
import { Input, Select } from '../../ui/primitives/inputs'
import { Grid, Row, Stack, Text } from '../../ui/primitives/layout'
import { useCheckout } from './state/useSales'
import { type ListPrice, useListPrices, useWholesale } from './useLists'

/** Quantity, price list and remark, added to the cart (business.md#shop). */
export function SellCard({ code, name }: { code: string; name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const { checkout, dispatch } = useCheckout()
  const prices = useListPrices(code)
  const wholesale = useWholesale(code)
  const selecting = useSelecting()
  const [list, setList] = useState<number>()
  const [quantity, setQuantity] = useState('1')
  const [comment, setComment] = useState('')
  const me = useMe()
  const isBuyer = me.ROLE === '31'
  // the first button of the page is then the one that changes the product
  const isSecond = mayAct(useResource('products'), me, 'edit')
  const price = chosenOf(prices, list ?? selectPriceList(checkout))
  const count = checkout.cart.find(({ CODIGO }) => CODIGO === code)?.quantity ?? 0
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!price) return
    const wanted = Math.min(MOST_UNITS, Math.max(1, Math.trunc(Number(quantity)) || 1))
    dispatch({
      type: 'add',
      product: {
        ...{ CODIGO: code, NOMBRE: name, price: price.net, PriceList: price.list },
        prices: Object.fromEntries(prices?.map(each => [each.list, each.net]) ?? []),
        ...{ quantity: wanted, ...(comment.trim() && { comment: comment.trim() }) },
      },
    })
    if (wholesale === undefined)
      return notify('goods.inCart', { type: 'success', messageArgs: { count: count || wanted } })
    const isEnough = wholesale >= (count > 0 ? count + 1 : wanted)
    notify(isEnough ? 'goods.enough' : 'goods.notEnough', {
      type: isEnough ? 'success' : 'warning',
      messageArgs: { count: wholesale },
    })
  }
  return (
    <AppForm onSubmit={add} aria-labelledby={id}>
      <Stack gap={4}>
        <Text as="h2" id={id} size="lg" strong i18nKey="goods.sellTitle" />
        <Row as="p" wrap gap={3} align="baseline">
          {price && (
            <Text as="strong" size="xxl">
              {formatMoney(price.gross)}
            </Text>
          )}
          <Text tone="secondary">
            {price
              ? `${formatMoney(price.net)} + ${translate('goods.iva')}`
              : prices
                ? translate('goods.noPrice')
                : '…'}
          </Text>
        </Row>
        <Select
          label={translate('goods.list')}
          value={price?.list ?? ''}
          onText={text => setList(Number(text))}
          options={prices?.map(({ list: each, name: listName, gross }) => [
            each,
            `${listName}: ${formatMoney(gross)}`,
          ])}
        />
        <Grid min={110} fit gap={3}>
          <Input
            label={translate('goods.quantity')}
            {...selecting}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_UNITS}
            value={quantity}
            onText={setQuantity}
          />
          <Input
            label={translate(isBuyer ? 'goods.suggested' : 'goods.remark')}
            maxLength={200}
            value={comment}
            onText={setComment}
          />
        </Grid>
        <Button
          type="submit"
          variant={isSecond ? 'outlined' : 'contained'}
          startIcon={<Add />}
          disabled={!price || count >= MOST_UNITS}
          i18nKey="goods.add"
        />
        {count > 0 && (
          <ButtonLink to="/dashboard/e-commerce/checkout">
            {translate('goods.inCart', { count })}
          </ButtonLink>
        )}
      </Stack>
    </AppForm>
  )
}

/** The chosen list, else the first one with a price for the product. */
const chosenOf = (prices: readonly ListPrice[] | undefined, list: number) =>
  prices?.find(each => each.list === list) ?? prices?.[0]
