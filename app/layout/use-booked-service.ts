import { useRouteLoaderData } from "react-router";

/** The service that the page is about, if it can be booked; the action bar stands outside the page. */
export function useBookedService(): { url: string; bookName?: string } | undefined {
  // The type of the page is not imported, because pages import the layout.
  const data: { booked?: { url: string; bookName?: string } } | undefined =
    useRouteLoaderData("pages/service");
  return data?.booked;
}
