import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from "react-router";

/** Undefined if the data could not be loaded, such as offline, so that the page can stay as it is. */
export async function loadIfPossible<Data>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, "request"> & {
  serverLoader: () => Promise<Data>;
}): Promise<Data | undefined> {
  try {
    return await serverLoader();
  } catch (error) {
    // The guard redirects to the sign-in page by throwing a response.
    const isAnswer = error instanceof Response || isRouteErrorResponse(error);
    if (isAnswer || request.signal.aborted) throw error;
    if (navigator.onLine) reportError(error);
    return undefined;
  }
}
