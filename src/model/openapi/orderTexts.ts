import type { Translations } from '../../domain/text'

/** What the document says of the checkout. */
export const orderTexts = {
  shop: {
    es: 'Lo que se vende, con su precio en una lista y las unidades que el rol puede ver',
    en: 'What is sold, with its price on a list and the units the role may see',
    fr: 'Ce qui se vend, avec son prix sur une liste et les unités que le rôle peut voir',
    vi: 'Hàng đang bán, kèm giá theo bảng giá và số lượng mà vai trò được xem',
    cn: '在售商品，含所选价目表价格及该角色可见的数量',
    ar: 'ما يُباع، مع سعره في قائمة والوحدات التي يراها الدور',
  },
  quote: {
    es: 'Cotizar un carrito: precios del cliente, stock, IVA y envío de este momento; no cambia nada',
    en: 'Quote a cart: the customer’s prices, stock, IVA and delivery of this moment; changes nothing',
    fr: 'Chiffrer un panier : prix du client, stock, IVA et livraison à cet instant ; ne change rien',
    vi: 'Báo giá giỏ hàng: giá của khách, tồn kho, IVA và phí giao hiện tại; không thay đổi gì',
    cn: '为购物车报价：客户当前价格、库存、IVA 与运费；不作任何更改',
    ar: 'تسعير السلة: أسعار العميل والمخزون والضريبة والتوصيل الآن؛ لا يغيّر شيئًا',
  },
  placeOrder: {
    es: 'Hacer el pedido tal como se confirmó; 409 con la cotización actual si algo cambió',
    en: 'Place the order as it was confirmed; 409 with the quote of now where something changed',
    fr: 'Passer la commande telle que confirmée ; 409 avec le devis actuel si quelque chose a changé',
    vi: 'Đặt đơn đúng như đã xác nhận; 409 kèm báo giá hiện tại nếu có thay đổi',
    cn: '按确认内容下单；如有变动则返回 409 及最新报价',
    ar: 'تسجيل الطلب كما أُكِّد؛ 409 مع التسعير الحالي إن تغيّر شيء',
  },
} as const satisfies Readonly<Record<string, Translations>>
