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
  catalogue: {
    es: 'Un catálogo por marca, sin costos: precios de una lista o los del socio, con y sin IVA',
    en: 'A catalogue by brand, without costs: prices of a list or the partner’s, with and without IVA',
    fr: 'Un catalogue par marque, sans coûts : prix d’une liste ou du partenaire, avec et sans IVA',
    vi: 'Danh mục theo thương hiệu, không có giá vốn: giá theo bảng giá hoặc của đối tác, có và không có IVA',
    cn: '按品牌列出的目录，不含成本：价目表或合作伙伴价格，含税与不含税',
    ar: 'كتالوج حسب العلامة دون التكاليف: أسعار قائمة أو أسعار الشريك، مع الضريبة ومن دونها',
  },
  catalogueFile: {
    es: 'El mismo catálogo como archivo: la dirección firmada de su descarga',
    en: 'The same catalogue as a file: the signed address of its download',
    fr: 'Le même catalogue en fichier : l’adresse signée de son téléchargement',
    vi: 'Cùng danh mục dưới dạng tệp: địa chỉ tải có chữ ký',
    cn: '同一目录的文件：带签名的下载地址',
    ar: 'الكتالوج نفسه كملف: عنوان تنزيله الموقّع',
  },
  sales: {
    es: 'Ventas de un producto en doce meses, y sus últimos pedidos, de los que el rol puede ver',
    en: 'Sales of a product in twelve months, and its last orders, of those the role may see',
    fr: 'Ventes d’un produit sur douze mois et ses dernières commandes, parmi celles visibles',
    vi: 'Số bán của sản phẩm trong mười hai tháng và các đơn gần nhất mà vai trò được xem',
    cn: '产品近十二个月的销量及最近订单（限该角色可见）',
    ar: 'مبيعات منتج في اثني عشر شهرًا وآخر طلباته مما يراه الدور',
  },
  lastSales: {
    es: 'Última venta de cada marca a un cliente, de los pedidos que el rol puede ver',
    en: 'The last sale of each brand to a customer, of the orders the role may see',
    fr: 'Dernière vente de chaque marque à un client, parmi les commandes visibles',
    vi: 'Lần bán gần nhất của từng thương hiệu cho khách, trong các đơn vai trò được xem',
    cn: '各品牌对某客户的最近一次销售（限该角色可见的订单）',
    ar: 'آخر بيع من كل علامة لعميل، من الطلبات التي يراها الدور',
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
