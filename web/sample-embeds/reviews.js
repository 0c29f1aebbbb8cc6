// The stand-in of the reviews widget's script: gives the frame the height that the frame says it needs, and a stop of the
// Tab key where there is something to operate in it.
(() => {
  const script = document.currentScript;
  const frame = document.querySelector('iframe[src="__FRAME__"]');

  const size = ({ source, origin, data }) => {
    if (!script.isConnected) removeEventListener('message', size);
    else if (source === frame?.contentWindow && origin === location.origin && data?.reviewsHeight > 0) {
      frame.style.height = `${data.reviewsHeight}px`;
      frame.tabIndex = data.operable ? 0 : -1;
    }
  };
  addEventListener('message', size);
  // A frame that was there first has spoken before anybody listened.
  frame?.contentWindow.postMessage('reviewsHeight', location.origin);
})();
