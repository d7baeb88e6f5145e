import { createContext } from "react";

/** Reports a sign-in form that is open inside of the page, so that no second one covers it. */
export const OpenSignInContext = createContext<(isOpen: boolean) => void>(() => {});
