import { type DriveStep, driver, type PopoverDOM } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'

interface Tour {
  readonly steps: readonly string[]
  readonly translate: (key: string) => string
}

/** Runs the tour over the places on the page; returns the function that ends it. */
export function runTour({ steps, translate }: Tour): () => void {
  const before = document.activeElement
  const places = steps.flatMap(step => {
    const element = placeOf(step)
    return element ? [{ step, element }] : []
  })
  const held = holdAttributes(places.map(({ element }) => element))
  const say = (key: string) => translate(`shell.tour.${key}`)
  const tour = driver({
    steps: places.map(({ step, element }): DriveStep => {
      const popover = { title: say(`${step}.title`), description: say(`${step}.text`) }
      return { element, popover: { ...popover, ...(step === 'menu' && { side: besideMenu() }) } }
    }),
    // with animation, a quickly skipped step would keep its attributes until the animation ends
    animate: false,
    stageRadius: 8,
    stagePadding: 4,
    overlayOpacity: 0.55,
    disableActiveInteraction: true,
    popoverClass: 'tour',
    showProgress: true,
    progressText: '{{current}} / {{total}}',
    nextBtnText: say('next'),
    prevBtnText: say('back'),
    doneBtnText: say('done'),
    onPopoverRender: popover => named(popover, translate('app.common.close')),
    onHighlighted: held.restore,
    onDestroyed: () => {
      held.restore()
      over.abort()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
  })
  const over = new AbortController()
  const end = () => tour.destroy()
  // Dialogs and navigation end the tour.
  const options = { signal: over.signal }
  document.addEventListener('focusin', event => isModal(event.target) && end(), options)
  window.addEventListener('popstate', end, options)
  if (places.length > 0) tour.drive()
  return end
}

/** The visible one of its places: on phones the menu is behind a button. */
const placeOf = (step: string) =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(isSeen)

const isSeen = (element: Element) => element.getClientRects().length > 0

const besideMenu = () => (document.documentElement.dir === 'rtl' ? 'left' : 'right')

const isModal = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.MuiModal-root') !== null

function named({ closeButton, wrapper }: PopoverDOM, close: string) {
  closeButton.setAttribute('aria-label', close)
  wrapper.setAttribute('aria-modal', 'true')
}

const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** driver.js sets these attributes and removes them again, including a button's own. */
function holdAttributes(elements: readonly Element[]) {
  const held = elements.map(
    element => [element, names.map(name => [name, element.getAttribute(name)] as const)] as const,
  )
  return {
    restore: () => {
      for (const [element, attributes] of held)
        for (const [name, value] of attributes)
          if (value === null) element.removeAttribute(name)
          else element.setAttribute(name, value)
    },
  }
}
