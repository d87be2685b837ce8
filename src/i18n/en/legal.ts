export const legal = {
  title: 'Data protection and terms of use',
  lead: 'Which data of yours we process, what for and what you may demand of us; and what holds between you and {{name}} when you use Mostrador.',
  version: 'Version in force since {{date}}',
  contents: 'On this page',
  notice: 'Data protection notice',
  terms: 'Terms of use',
  exercise: 'Exercise my rights',
  data: {
    who: {
      title: 'Who answers for your data',
      text: '{{name}}, RUC {{ruc}}, with its head office at {{address}}, {{city}}, is the controller under Ecuador’s Organic Law on Personal Data Protection (LOPDP). For anything about your data write to that address or through the contact page: our data protection officer replies.',
    },
    what: {
      title: 'Which data we process',
      text: 'Of your account: names, email, phone, a photo if you add one, role and company, and the browsers you signed in from. Of your purchases: tax number, addresses, orders, invoices, warranties and payments. If you ask for credit: income, references and the documents you attach. If you work with us: clock marks and, only in your working hours and with your permission, your position.',
    },
    why: {
      title: 'What for, and on which basis',
      text: 'To perform the contract: giving you access, taking and delivering orders, handling warranties. By legal duty: invoicing and accounting. With your consent: locating you in working hours and looking up your credit history. By legitimate interest: keeping accounts safe and preventing fraud. We do not use your data for other people’s advertising, nor do we sell them.',
    },
    credit: {
      title: 'Credit and decisions',
      text: 'When you apply for credit, and only with your authorisation, we ask a credit bureau and sign electronically with a certification body. The score guides but does not decide: a person or the credit committee always does, and you may ask for the reasons.',
    },
    shared: {
      title: 'Who they are shared with',
      text: 'With those needed to serve you: carriers (name, address and phone of the delivery), brands and workshops (device and warranty), the tax authority, the bureau and the signature body if you apply for credit. Each gets only its part. Should a hosting or mail provider be abroad, we demand equivalent protection by contract.',
    },
    kept: {
      title: 'For how long',
      text: 'Receipts and what supports them, seven years, as tax rules demand. Positions, thirty days, and clock marks, three years, unless the company sets another time. Your account, while you use it; when it is closed, nobody can sign in with it. Mostrador does not delete the rest by itself: ask us, and we tell you what the law makes us keep.',
    },
    rights: {
      title: 'Your rights',
      text: 'In Mostrador you see and correct your profile, end your sessions and withdraw your permission to be located. You may also ask to see all your data, to have them corrected, deleted or suspended, to receive a copy, to object to their use and to have a decision on credit reviewed by a person. Write to us through the contact page: a person handles each request, free of charge, and answers within fifteen days. There is no automatic download or deletion yet. If you are not satisfied, you may complain to the Superintendency of Personal Data Protection.',
    },
    must: {
      title: 'If you do not give them',
      text: 'Without names, email and password there is no account; without tax number and address we cannot invoice or deliver. The rest is voluntary. If something is wrong or out of date, an order may be late or wrongly invoiced: correct it in your profile or ask us to.',
    },
    care: {
      title: 'How we look after them',
      text: 'The connection is encrypted, passwords are kept so that nobody can read them, each role sees only what concerns it, and each change is recorded with its author. Should a breach put you at risk, we will tell you and the authority within the time the law sets.',
    },
    device: {
      title: 'What stays on your device',
      text: 'The session, language, cart and drafts are kept in your browser; how it looks, in cookies that last three days. Another cookie recognises this device at sign-in for 180 days, so that nobody can lock you out with wrong passwords. There are no advertising or tracking cookies.',
    },
  },
  use: {
    account: {
      title: 'Your account',
      text: 'It is personal. Look after your password, do not share it, and tell us if you suspect that somebody uses it; you can end open sessions under My account. Whoever registers has no permissions until an administrator gives them a role.',
    },
    orders: {
      title: 'Orders and prices',
      text: 'Prices are shown in dollars and without VAT up to the summary, which always states the total. An order is your offer: it becomes binding when we approve it, at the price you confirmed and subject to stock and credit limit. Changes and cancellations follow the order’s state.',
    },
    conduct: {
      title: 'Proper use',
      text: 'Do not pose as somebody else, upload unlawful or harmful files, try to see what your role does not allow, or automate requests that harm the service. We may suspend an account that does, and will tell you.',
    },
    service: {
      title: 'The service',
      text: 'We make backups and announce planned stops, but there may be interruptions. An order, a clock mark or evidence that stayed on your device is sent when the connection returns; until then it has not been received.',
    },
    changes: {
      title: 'Changes',
      text: 'If these texts change in something important your profile will say so and ask you to accept them again. We keep which version you accepted and when.',
    },
    law: {
      title: 'Law and complaints',
      text: 'Ecuadorian law applies. Let us first try to settle it: write and we answer. Consumers keep every right of the Organic Law on Consumer Protection and may turn to the authority or the courts where they live.',
    },
  },
}

export type LegalMessages = typeof legal
