import address from './counter.svg?no-inline'

/** Drawing of the app on a desk and on a phone. */
export const CounterPicture = () => (
  <img className="front-picture" src={address} width={420} height={300} alt="" />
)
