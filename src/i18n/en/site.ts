/** The words of the public pages. */
export const site = {
  nav: {
    main: 'Main pages',
    about: 'About us',
    pricing: 'Prices',
    payment: 'How to pay',
    faqs: 'Questions',
    contact: 'Contact',
    open: 'Open Mostrador',
  },
  foot: {
    text: 'Phones and electronics for shops all over Ecuador.',
    company: 'Company',
    help: 'Help',
    documents: 'Documents',
    resolution: 'Regulatory resolution (PDF)',
    changelog: 'What is new',
    demo: 'Company, addresses and accounts are invented.',
  },
  about: {
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
  },
  pricing: {
    title: 'A price list for each way of selling',
    lead: 'The more you move, the better your price. You change list by yourself: we look at your last three months.',
    popular: 'Most chosen',
    choose: 'Ask for this list',
    note: 'Prices in US dollars, IVA of 15% not included. Offers and stock change every day; the order keeps the price you confirmed.',
    retail: {
      name: 'Retailer',
      who: 'For the shop that is starting or restocks week by week',
      price: 'From 1 unit',
      f1: 'Retail list, offers of the week',
      f2: 'Cash, transfer or card',
      f3: 'Delivery by courier or pick-up',
      f4: 'Warranty received at any branch',
    },
    wholesale: {
      name: 'Wholesaler',
      who: 'For who sells to shops or has several of them',
      price: 'From 15 units',
      f1: 'Prices for 15 and for 30 units',
      f2: 'Credit from 15 to 60 days',
      f3: 'Free delivery over $ 500',
      f4: 'An adviser of your own',
    },
    chain: {
      name: 'Chain',
      who: 'For operators and chains with many points of sale',
      price: 'By agreement',
      f1: 'A list of your own, with reserved stock',
      f2: 'Credit up to 120 days',
      f3: 'Delivery to each point of sale',
      f4: 'Sales and IMEI reports',
    },
  },
  payment: {
    title: 'How to pay',
    lead: 'Choose what suits you. The order leaves as soon as the payment is confirmed or your credit covers it.',
    transfer: {
      title: 'Bank transfer',
      text: 'From any bank; confirmed the same day until 16:00.',
    },
    deposit: {
      title: 'Deposit',
      text: 'Keep the slip: we ask for its number and a photo.',
    },
    card: {
      title: 'Card',
      text: 'Your adviser sends a payment link, good for 24 hours. We never ask for card numbers by chat.',
    },
    credit: {
      title: 'Credit',
      text: 'If you have a limit, the order is charged to it and due by your terms.',
    },
    accounts: 'Our accounts',
    current: 'Current account',
    copy: 'Copy the number of {{bank}}',
    holder: 'In the name of {{name}}, RUC {{ruc}}',
    after: 'After you pay',
    s1: 'Send the proof with the number of your order.',
    s2: 'We check it with the bank and tell you.',
    s3: 'The order leaves with its invoice and its guide.',
    send: 'Send the proof',
  },
  faqs: {
    title: 'How can we help?',
    search: 'Search the questions',
    none: 'No question matches. Write to us and we answer.',
    groups: {
      orders: {
        title: 'Orders',
        items: {
          when: {
            q: 'When does my order arrive?',
            a: 'Confirmed before 15:00 it leaves the same day: one working day to Quito, Guayaquil and Cuenca, two to the rest, three to the Amazon and Galápagos.',
          },
          change: {
            q: 'Can I change an order I have sent?',
            a: 'Until it is invoiced, yes: ask your adviser. Afterwards it needs a credit note.',
          },
          min: {
            q: 'Is there a minimum order?',
            a: 'No. The price list depends on how many units you take, not whether you may buy.',
          },
        },
      },
      warranty: {
        title: 'Warranty',
        items: {
          long: {
            q: 'How long is the warranty?',
            a: 'Twelve months from the sale for devices, three for accessories in the box. The IMEI tells: any branch looks it up.',
          },
          how: {
            q: 'How do I make a claim?',
            a: 'Bring the device with its invoice to a branch, or hand it to your seller. You get an order number and can follow each step.',
          },
          not: {
            q: 'What does it not cover?',
            a: 'Blows, liquids and devices opened elsewhere. The workshop’s report says so with photos.',
          },
        },
      },
      credit: {
        title: 'Credit',
        items: {
          ask: {
            q: 'What do I need to apply?',
            a: 'RUC, identity card, last tax return, two commercial references and a photo of the shop. All of it is uploaded from the phone.',
          },
          long: {
            q: 'How long does the answer take?',
            a: 'Three working days with complete documents. You see its state at any time.',
          },
          more: {
            q: 'Can my limit grow?',
            a: 'Yes, after six months of paying on time it is looked at again.',
          },
        },
      },
      invoices: {
        title: 'Invoices',
        items: {
          where: {
            q: 'Where is my electronic invoice?',
            a: 'In your mail once the tax authority accepts it, and always in the order.',
          },
          data: {
            q: 'The data of the invoice is wrong. What now?',
            a: 'Tell us within the same month: it is voided and made anew without cost.',
          },
          final: {
            q: 'Can it be made to a final consumer?',
            a: 'Yes, up to the amount that the rules allow; above it the law asks for a name and an identity number.',
          },
        },
      },
    },
  },
  contact: {
    title: 'Let us talk',
    lead: 'We answer within one working day, by the way you leave us.',
    name: 'Name',
    phone: 'Phone (optional)',
    topic: 'What is it about?',
    message: 'Message',
    use: 'We use your data only to answer you.',
    send: 'Send the message',
    sending: 'Sending…',
    sentTitle: 'We have your message',
    sentText: 'Thank you. An adviser will answer you soon.',
    another: 'Write another one',
    branches: 'Branches',
    hours: 'Opening hours',
    week: 'Monday to Friday, 8:30 to 17:30',
    saturday: 'Saturday, 9:00 to 13:00',
    whatsapp: 'Write on WhatsApp',
    map: 'Map of Ecuador with our branches',
  },
  soon: {
    title: 'Something new is on its way',
    lead: 'We are preparing the next step of our shop: faster orders, live stock and your history in one place.',
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    on: 'Opens on {{date}}',
    notify: 'Tell me',
    told: 'Done: we will write to you when it opens.',
  },
  maintenance: {
    title: 'We are improving the service',
    lead: 'What you saved is safe. What you typed on this device is offered again when you come back.',
    window: 'Planned from {{from}} to {{until}}',
    none: 'No maintenance is planned.',
    up: 'The service answers: you can go on working',
    down: 'The service does not answer yet',
    checking: 'Asking the service…',
    check: 'Check again',
  },
}

export type SiteMessages = typeof site
