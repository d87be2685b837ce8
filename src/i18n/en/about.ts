/** Who we are: the page that opens first. */
export const about = {
  title: 'Technology that reaches every counter in the country',
  lead: 'We bring phones, tablets and accessories to Ecuador and put them in the hands of those who sell them best: the shop around the corner, the chain and the operator.',
  brands: 'brands in the catalogue',
  warehouses: 'warehouses of our own',
  provinces: 'provinces served',
  hours: 'hours to most cities',
  what: 'What we do',
  wholesale: {
    title: 'Wholesale',
    text: 'Lists by volume, stock in sight and orders that leave the same day from the nearest warehouse.',
  },
  credit: {
    title: 'Credit for shops',
    text: 'One application, an answer in days, and a limit that grows with your payments.',
  },
  service: {
    title: 'After-sales service',
    text: 'We receive the device, send it to the brand’s workshop and tell you each step until it comes back.',
  },
  places: 'Where we are',
  warranty: 'Receives warranties',
  ctaTitle: 'Shall we work together?',
  ctaText:
    'Tell us what you sell and where: an adviser of your city answers within one working day.',
}

export type AboutMessages = typeof about
